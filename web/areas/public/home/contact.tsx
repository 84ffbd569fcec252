import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import style from './contact.module.css';
import { SectionTitle } from './title.tsx';

/** How to reach somebody: everything about a job is written in its chat. */
export function Contact() {
  const session = useSession();
  return (
    <Section id="contacto" tone="paper">
      <SectionTitle title="Contacto">
        {session
          ? 'Abre la conversación de tu proyecto y cuéntanos ahí qué pasó. Nuestro equipo puede leerla cuando hace falta para ayudarte, y todo queda por escrito.'
          : '¿Tienes dudas sobre un trabajo? Elige a un profesional y pregúntale por el chat antes de contratar. Preguntar no cuesta, y todo queda por escrito.'}
      </SectionTitle>
      <div className={style.actions}>
        {session ? (
          <Button href={paths.conversations}>Ir a mis conversaciones</Button>
        ) : (
          <>
            <Button href={paths.categories}>Buscar un profesional</Button>
            <Button href={paths.login} variant="secondary">
              Ya tengo cuenta
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}
