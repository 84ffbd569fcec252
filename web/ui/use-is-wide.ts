import { useSyncExternalStore } from 'react';

const isAtLeast = (query: string) => {
  function subscribe(listener: () => void): () => void {
    const list = matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  }
  return (): boolean =>
    useSyncExternalStore(
      subscribe,
      () => matchMedia(query).matches,
      () => false,
    );
};

/** Whether the window is as wide as a desktop; false on the server. 62em, as in the style sheets. */
export const useIsWide = isAtLeast('(min-width: 62em)');

/** Whether lists are tables, and not cards: 72.01em, as in their style sheets. */
export const useIsTable = isAtLeast('(min-width: 72.01em)');
