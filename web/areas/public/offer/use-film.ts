import { type RefObject, useCallback, useEffect, useState } from 'react';

interface Film {
  /** It should be playing now. */
  wanted: boolean;
  /** It was wanted once: from then on the element is there. */
  begun: boolean;
  /** It has a picture of its own to show. */
  shown: boolean;
  /** What the button says: it plays, or would if it were in sight. */
  playing: boolean;
  /** The button is there: the script runs, and the film is not broken. */
  offered: boolean;
  choose: (play: boolean) => void;
  onPlaying: () => void;
  onError: () => void;
}

/**
 * When the film plays: in sight, once the page has nothing more urgent to do, and never by itself for
 * those who asked for less motion or less data. What the visitor chooses counts more than all of it.
 */
export function useFilm(frame: RefObject<HTMLElement | null>): Film {
  const [allowed, setAllowed] = useState<boolean | null>(null);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [visible, setVisible] = useState(false);
  const [begun, setBegun] = useState(false);
  const [shown, setShown] = useState(false);
  const [broken, setBroken] = useState(false);

  useEffect(() => whenIdle(() => setAllowed(!wantsLess())), []);
  useEffect(() => {
    if (!frame.current) return;
    const watch = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false));
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);

  const playing = !broken && (choice ?? allowed ?? false);
  const wanted = playing && visible;
  if (wanted && !begun) setBegun(true);
  return {
    wanted,
    begun: begun && !broken,
    shown,
    playing,
    offered: allowed !== null && !broken,
    choose: setChoice,
    onPlaying: useCallback(() => setShown(true), []),
    onError: useCallback(() => setBroken(true), []),
  };
}

/** Less motion, or less data: reasons not to play without being asked. */
function wantsLess(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

/** After the page has loaded, in a quiet moment; the answer takes it back. */
function whenIdle(act: () => void): () => void {
  let stop = () => {};
  const begin = () => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(act, { timeout: 2_000 });
      stop = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(act, 200);
      stop = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') begin();
  else {
    addEventListener('load', begin, { once: true });
    stop = () => removeEventListener('load', begin);
  }
  return () => stop();
}
