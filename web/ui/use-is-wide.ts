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

/** As in the style sheets of lists: `@container area (min-width: 69.01em)`. */
const TABLE_EM = 69.01;

/** Whether lists are tables, and not cards: by how many letters fit into the area, which is more than its width. */
export function useIsTable(): boolean {
  return useSyncExternalStore(onAreaChange, isTable, () => false);
}

const areaOf = () => document.querySelector<HTMLElement>('[data-area]');

function onAreaChange(listener: () => void): () => void {
  const sized = new ResizeObserver(listener);
  // Its height follows the letters where its width does not.
  sized.observe(areaOf() ?? document.documentElement);
  return () => sized.disconnect();
}

function isTable(): boolean {
  const area = areaOf();
  if (!area) return false;
  return area.clientWidth >= TABLE_EM * Number.parseFloat(getComputedStyle(area).fontSize);
}
