import { IconBrandWhatsapp, IconBriefcase, IconMessages, IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ROL } from '#contract/call.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/layout/page.tsx';
import style from './contact.module.css';
import { ContactFormLater } from './contact-form-later.tsx';
import { useWhenNear } from '../use-when-near.ts';
import { SectionTitle } from './title.tsx';

const conversation = {
  Icon: IconMessages,
  title: '¿Ya tienes un proyecto?',
  text: 'Escribe también en su chat: ahí queda todo junto.',
  link: { label: 'Ir a mis conversaciones', to: paths.conversations },
};
const search = {
  Icon: IconSearch,
  title: '¿Buscas precio para un trabajo?',
  text: 'Pregúntale a un profesional por el chat. No cuesta.',
  link: { label: 'Buscar un profesional', to: paths.categories },
};
const work = {
  Icon: IconBriefcase,
  title: '¿Quieres trabajar aquí?',
  text: 'Regístrate; nuestro equipo revisa tu experiencia y tus referencias.',
  link: { label: 'Quiero trabajar', to: paths.signUpProfessional },
};

function waysFor(rol: number | undefined) {
  if (rol === undefined) return [search, work];
  return rol === ROL.client ? [conversation, search] : [conversation];
}

/** Asked for when the visitor comes near: the first screen must not wait for it. */
async function loadWhatsapp(): Promise<string | null> {
  const { api } = await import('#web/api/index.ts');
  const { whatsapp } = await api.contact.getSettings({});
  return whatsapp;
}

/** The contact form (1 §3), and links for the most frequent questions. */
export function Contact() {
  const session = useSession();
  const ways = useRef<HTMLUListElement>(null);
  const { loaded: whatsapp } = useWhenNear(ways, loadWhatsapp);
  return (
    <Section id="contacto" tone="paper">
      <div className={style.columns}>
        <div>
          <SectionTitle title="Contacto">
            ¿Una duda, una queja, una idea? Escríbenos y te respondemos por correo o por WhatsApp.
          </SectionTitle>
          <ul ref={ways} className={style.ways}>
            {waysFor(session?.user.rol).map(({ Icon, title, text, link }) => (
              <li key={title} className={style.way}>
                <Icon size={24} aria-hidden />
                <p>
                  <b>{title}</b>
                  {text}
                  <Link to={link.to}>{link.label}</Link>
                </p>
              </li>
            ))}
            {whatsapp && (
              <li className={style.way}>
                <IconBrandWhatsapp size={24} aria-hidden />
                <p>
                  <b>¿Prefieres WhatsApp?</b>
                  Te responde una persona del equipo.
                  <a href={whatsapp} target="_blank" rel="noopener">
                    Escríbenos por WhatsApp
                  </a>
                </p>
              </li>
            )}
          </ul>
        </div>
        <div className={style.form}>
          <ContactFormLater />
        </div>
      </div>
    </Section>
  );
}
