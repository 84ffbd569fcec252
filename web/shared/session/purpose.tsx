import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { whenWords } from '#domain/requests/when.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { formatApprox, fromMxn } from '#domain/money.ts';
import { useNonces } from '#web/nonces.ts';
import { paths } from '#web/paths.ts';
import { readPurpose, REDIRECT_ITEMS } from '#web/shared/redirect.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { useReadyRequest } from '#web/shared/requests/ready.ts';
import { showPurpose } from './show-purpose.ts';
import style from './purpose.module.css';

/** The same text as long as the page is open: the purpose ends with the sign-up itself. Null where nobody knows it yet. */
const usePurpose = (): string | null =>
  useSyncExternalStore(
    () => () => {},
    readPurpose,
    () => null,
  );

const SHOW = `(${showPurpose.toString()})(${REDIRECT_ITEMS.map((item) => JSON.stringify(item)).join()})`;

/** Says what an account is wanted for, with the request that goes with it; nothing for whoever only wants one. */
export function Purpose() {
  const purpose = usePurpose();
  const request = useReadyRequest();
  const today = useToday();
  const { script: nonce } = useNonces();
  if (purpose === '') return null;
  const early = purpose === null;
  return (
    // What the page's own script has shown stays until it is known here.
    <section
      className={style.purpose}
      aria-label="Para qué"
      hidden={early}
      suppressHydrationWarning
    >
      <p>
        Para <strong suppressHydrationWarning>{purpose ?? ''}</strong>
      </p>
      {early && (
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SHOW }} />
      )}
      {request && (
        <p className={style.request}>
          {requestTitle(request.form)}
          {' · '}
          {[
            whenWords(request.form, today),
            request.form.ciudad,
            request.form.precotizacion !== null &&
              formatApprox(fromMxn(request.form.precotizacion)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </section>
  );
}

/** The way to log in for whoever has an account, on top of a sign-up. */
export function HasAccount() {
  return (
    <p className={style.has}>
      ¿Ya tienes cuenta? <Link to={paths.login}>Ingresar</Link>
    </p>
  );
}
