import { type RefObject, useCallback, useEffect, useState } from 'react';

interface Film {
  /** Whether it should be playing now. */
  wanted: boolean;
  /** Whether it was ever wanted: from then on the element is rendered. */
  begun: boolean;
  /** Whether it has started to play, and so can be shown. */
  shown: boolean;
  /** The state of the button: it plays, or would if it were visible. */
  playing: boolean;
  /** Whether the button is shown: as soon as it is known what it would do, unless the film is broken. */
  offered: boolean;
  choose: (play: boolean) => void;
  onPlaying: () => void;
  onError: () => void;
}

/**
 * Decides when the film plays: while visible, once the page is idle and somebody does something there, and never by itself for visitors who
 * prefer less motion or less data. The visitor's own choice overrides all of this.
 */
export function useFilm(frame: RefObject<HTMLElement | null>): Film {
  const [allowed, setAllowed] = useState<boolean | null>(null);
  const [attended, setAttended] = useState(false);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [visible, setVisible] = useState(false);
  const [begun, setBegun] = useState(false);
  const [shown, setShown] = useState(false);
  const [broken, setBroken] = useState(false);

  useEffect(() => whenIdle(() => setAllowed(!prefersLess())), []);
  useEffect(() => whenAttended(() => setAttended(true)), []);
  useEffect(() => {
    if (!frame.current) return;
    const watch = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false));
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);

  const playing = !broken && (choice ?? (allowed === true && attended));
  const wanted = playing && visible;
  if (wanted && !begun) setBegun(true);
  return {
    wanted,
    begun: begun && !broken,
    shown,
    playing,
    offered: (allowed === false || (allowed === true && attended)) && !broken,
    choose: setChoice,
    onPlaying: useCallback(() => setShown(true), []),
    onError: useCallback(() => setBroken(true), []),
  };
}

/** Whether the visitor prefers less motion or less data. */
function prefersLess(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'];

/**
 * Runs `act` at the first sign of somebody at the page; returns a function that cancels it. Who only passes by does
 * not load a film that weighs as much as half of the page.
 */
function whenAttended(act: () => void): () => void {
  // Before the page could listen: what was done may be what started it (start-when-used.ts).
  if (document.documentElement.hasAttribute('data-attended')) {
    act();
    return () => {};
  }
  const waiting = new AbortController();
  const once = () => {
    waiting.abort();
    act();
  };
  for (const sign of SIGNS) addEventListener(sign, once, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

/** Runs `act` when the page has loaded and is idle; returns a function that cancels it. */
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
