import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { SectionTitle } from '../home/title.tsx';
import { ChatLink } from './chat-link.tsx';
import style from './closing.module.css';

/** The last section: the sign-up button again. */
export function Closing({ whatsapp }: { whatsapp: string | null }) {
  return (
    <Section tone="band">
      <div className={style.closing}>
        <SectionTitle title="Tu próximo cliente ya está buscando">
          Ten a la mano tu teléfono, tu correo y una foto tuya. Lo demás lo vemos contigo.
        </SectionTitle>
        <div className={style.actions}>
          <Button href={paths.signUpProfessional} variant="onBand">
            Crear mi cuenta
          </Button>
          <ChatLink href={whatsapp} />
        </div>
      </div>
    </Section>
  );
}
