import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useNonces } from '#web/nonces.ts';
import style from '../offline-banner.module.css';
import { STARTED, startWhenUsed } from './start-when-used.ts';

/** A route's `handle` of a page whose first visit is complete without scripts. */
export const STARTS_LATER = { startsLater: true };

/** Marks the script below, by which the stream of the page knows that its scripts are held. */
export const HOLDS = 'data-holds';

/** What the document sends, without the lines that only people read. */
const textToSend = () =>
  startWhenUsed
    .toString()
    .replaceAll(/^\s*(?:\/\/|\/?\*).*\n/gm, '')
    .replaceAll(/^\s+/gm, '');

/**
 * Holds the scripts of each page until what is pressed before they run can be kept, and of a page that says so until it
 * is used; after `<Scripts>`, which it holds.
 */
export function HeldScripts() {
  const { script: nonce } = useNonces();
  const later = useMatches().some(
    ({ handle }) => (handle as Partial<typeof STARTS_LATER> | undefined)?.startsLater,
  );
  useEffect(() => void dispatchEvent(new Event(STARTED)), []);
  // In development the scripts are those of the tools.
  if (import.meta.env.DEV) return null;
  return (
    <script
      nonce={nonce}
      {...{ [HOLDS]: '' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR
          ? `(${textToSend()})(${JSON.stringify(STARTED)}, ${!later})`
          : '',
      }}
    />
  );
}

/** Shown, by `data-start-failed`, where the scripts of a page did not arrive. */
export function CouldNotStart() {
  const { pathname, search } = useLocation();
  return (
    <p className={style.failed} role="alert">
      No pudimos cargar la página completa.
      <a href={pathname + search} data-again>
        Volver a intentar
      </a>
    </p>
  );
}
