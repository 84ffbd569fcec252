import { type RefObject, useEffect, useState } from 'react';

/** A little before it is seen. */
const MARGIN = '600px 0px';

/**
 * What a part of a page needs, fetched when somebody comes near it: most visitors never do, and the
 * first screen should not wait for it. `load` is the same function each time.
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
