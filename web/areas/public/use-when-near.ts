import { type RefObject, useEffect, useState } from 'react';

/** Start to load a little before it is visible. */
const MARGIN = '600px 0px';

/**
 * Loads a module when the visitor scrolls near its part of the page: most never do, and the first screen
 * must not wait for it. `load` must keep its identity.
 */
export function useWhenNear<T>(
  here: RefObject<Element | null>,
  load: () => Promise<T>,
): { loaded: T | undefined; failed: boolean } {
  const [state, setState] = useState<{ loaded: T | undefined; failed: boolean }>({
    loaded: undefined,
    failed: false,
  });

  useEffect(() => {
    if (!here.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(
          (loaded) => setState({ loaded, failed: false }),
          () => setState({ loaded: undefined, failed: true }),
        );
      },
      { rootMargin: MARGIN },
    );
    observer.observe(here.current);
    return () => observer.disconnect();
  }, [here, load]);
  return state;
}
