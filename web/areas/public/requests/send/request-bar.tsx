import { useLocation, useNavigate } from 'react-router';
import { ROL } from '#contract/call.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { whenWords } from '#domain/requests/when.ts';
import { pictureUrl } from '#web/api/client.ts';
import { readSession, useSession } from '#web/api/session-store.ts';
import { formatApprox, fromMxn } from '#domain/money.ts';
import { paths } from '#web/paths.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { rememberRedirect } from '#web/shared/redirect.ts';
import { useChosen } from '#web/shared/requests/chosen.ts';
import { useReadyRequest } from '#web/shared/requests/ready.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import style from './request-bar.module.css';
import { CONTINUE, placesOf } from './places.ts';
import { reviewAddress } from './review-address.ts';
import { sendPurpose } from './send-purpose.ts';

/** The bar below a search in the category of the kept request: its summary and the button to review it. */
export function RequestBar({ categoria }: { categoria: string }) {
  const kept = useReadyRequest();
  const chosen = useChosen(categoria);
  const today = useToday();
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  if (!kept || kept.form.categoria !== categoria) return null;
  const places = placesOf(kept);
  const { ciudad, precotizacion } = kept.form;

  const openReview = () => {
    const review = reviewAddress(location);
    // Read anew: pressed while React takes the page over, this comes before the session is shown.
    const current = readSession();
    if (!current) rememberRedirect(review, sendPurpose(chosen));
    void navigate(current ? review : paths.signUpClient);
  };

  return (
    <section className={style.bar} aria-label="Tu solicitud" data-foot>
      <div className={style.summary}>
        {chosen.length > 0 && (
          <span className={style.faces}>
            {chosen.map(({ keylogin, nombre, img_profile }) => (
              <Avatar key={keylogin} nombre={nombre} imagen={pictureUrl(img_profile)} size={32} />
            ))}
          </span>
        )}
        <p className={style.words}>
          <strong>
            <output>
              {chosen.length} de {places} {places === 1 ? 'elegido' : 'elegidos'}
            </output>
          </strong>
          <span>
            {[
              requestTitle(kept.form),
              whenWords(kept.form, today),
              ciudad,
              precotizacion !== null && formatApprox(fromMxn(precotizacion)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
      </div>
      <div className={style.send} id={CONTINUE}>
        <Button
          disabledReason={disabledReasonOf(chosen.length, places, session?.user.rol)}
          onClick={openReview}
        >
          Continuar
        </Button>
      </div>
    </section>
  );
}

function disabledReasonOf(
  count: number,
  places: number,
  rol: number | undefined,
): string | undefined {
  if (rol !== undefined && rol !== ROL.client)
    return 'Las solicitudes se envían con una cuenta de cliente.';
  if (count > 0) return undefined;
  return places === 1 ? 'Elige a un profesional.' : `Elige de 1 a ${places} profesionales.`;
}
