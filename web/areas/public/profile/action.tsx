import { IconLock, IconMessageCircle } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { PublicProfile } from '#contract/profile/view.ts';
import { readSession, useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { useKnown } from '#web/shared/favourites/known.ts';
import { redirectItems, rememberRedirect } from '#web/shared/redirect.ts';
import { useReadyRequest } from '#web/shared/requests/ready.ts';
import { Button } from '#web/ui/button.tsx';
import { displayName, priceText } from '../professional-words.ts';
import style from './action.module.css';

const Rehire = lazy(() => import('./rehire.tsx'));

/** The main action, always visible. A visitor signs up first and then gets to the chat. */
export function Action({ profile }: { profile: PublicProfile }) {
  const session = useSession();
  const navigate = useNavigate();
  const trade = useReadyRequest()?.form.categoria;
  const fits = trade !== undefined && [profile.profesion, ...profile.profesiones].includes(trade);
  const chat = fits ? paths.chatWithRequest(profile.keylogin) : paths.chat(profile.keylogin);
  const price = profile.desde_propio ?? profile.desde;
  const worked = (useKnown(profile.keylogin)?.trabajos ?? 0) > 0;
  const own = session?.keylogin === profile.keylogin;
  const purpose = `escribirle a ${displayName(profile)}`;
  return (
    <aside className={style.action} aria-label="Escribirle" data-foot>
      <p className={style.price} data-worked={worked || undefined}>
        {price === null ? (
          'Precio a convenir'
        ) : (
          <>
            desde <b>{priceText(price, profile.desde_unidad)}</b>
          </>
        )}
      </p>
      <div className={style.buttons} data-worked={worked || undefined}>
        {worked && (
          <Suspense
            fallback={
              <Button fullWidth disabled className={style.place ?? ''}>
                Volver a contratar
              </Button>
            }
          >
            <Rehire keylogin={profile.keylogin} nombre={displayName(profile)} fullWidth />
          </Suspense>
        )}
        <Button
          fullWidth
          variant={worked ? 'secondary' : 'primary'}
          icon={<IconMessageCircle size={22} aria-hidden />}
          href={session ? chat : paths.signUpClient}
          disabledReason={own ? 'Este es tu perfil.' : undefined}
          onClick={(event) => {
            if (session) return;
            // Pressed while React takes the page over, this comes before the session is shown.
            if (!readSession()) return rememberRedirect(chat, purpose);
            event.preventDefault();
            void navigate(chat);
          }}
          stores={session ? undefined : redirectItems(chat, purpose)}
        >
          Escribirle
        </Button>
      </div>
      <p className={style.note}>
        <IconLock size={18} aria-hidden />
        Preguntar no cuesta. Si contratas, tu pago queda protegido hasta que confirmas el trabajo.
      </p>
    </aside>
  );
}
