import { useSyncExternalStore } from 'react';

/** From where a desktop's layouts begin: 62em in the style sheets. */
const QUERY = '(min-width: 62em)';

/** Whether the window is a desktop's; not while rendering on the server, which cannot know. */
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
