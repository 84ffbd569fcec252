import { useSyncExternalStore } from 'react';

/** The breakpoint of desktop layouts: 62em, as in the style sheets. */
const QUERY = '(min-width: 62em)';

/** Whether the window is as wide as a desktop; false on the server. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
