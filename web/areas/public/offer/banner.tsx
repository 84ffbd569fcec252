import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { BannerVideo } from './banner-video.tsx';
import style from './banner.module.css';
import { ChatLink } from './chat-link.tsx';

/** The first screen: the promise, the sign-up button, and a short film of a job. */
export function Banner({ whatsapp }: { whatsapp: string | null }) {
  return (
    <section className={style.banner}>
      <div className={style.wrap}>
        <div>
          <h1 className={style.title}>Vive de tu oficio, con el pago protegido</h1>
          <p className={style.lead}>
            Te escriben clientes de tu zona, tú pones el precio y su dinero queda protegido antes de
            que empieces.
          </p>
          <div className={style.actions}>
            <Button href={paths.signUpProfessional} variant="onBand">
              Quiero trabajar
            </Button>
            <ChatLink href={whatsapp} />
          </div>
          <p className={style.note}>
            Registrarte es gratis. Solo pagas comisión por lo que cobras.
          </p>
        </div>
        <BannerVideo />
      </div>
    </section>
  );
}
