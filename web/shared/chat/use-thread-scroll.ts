import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this many pixels of the end, the reader counts as being at the end. */
const NEAR = 80;

export interface ThreadEnds {
  /** Keys of the first and last row; '' while nothing is shown. */
  first: string;
  last: string;
  /** Whether the last row is one's own. */
  lastIsMine: boolean;
}

/**
 * The scroll position of a thread: at the last message after loading (1 §2) and while the reader stays
 * at the end; otherwise unchanged while older messages are added above or new ones below.
 */
export function useThreadScroll({ first, last, lastIsMine }: ThreadEnds) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  /** Where the box and its content were after the last scroll or change of their size. */
  const seen = useRef({ top: 0, height: 0 });
  const before = useRef({ first: '', last: '', height: 0 });
  const [newBelow, setNewBelow] = useState(false);

  const toEnd = useCallback((behavior: ScrollBehavior) => {
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior });
    atEnd.current = true;
    setNewBelow(false);
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    const was = before.current;
    if (!element) return;
    if (was.last === '' && last !== '') toEnd('instant');
    else if (first !== was.first) element.scrollTop += element.scrollHeight - was.height;
    if (was.last !== '' && last !== was.last) {
      if (lastIsMine || atEnd.current) toEnd('instant');
      else setNewBelow(true);
    }
    before.current = { first, last, height: element.scrollHeight };
  }, [first, last, lastIsMine, toEnd]);

  useEffect(() => {
    // A phone's keyboard makes the box smaller, a loaded image makes the content taller.
    const observer = new ResizeObserver(() => {
      const element = box.current;
      if (!element) return;
      if (atEnd.current) element.scrollTo({ top: element.scrollHeight });
      before.current.height = element.scrollHeight;
      seen.current = { top: element.scrollTop, height: element.scrollHeight };
    });
    if (box.current) observer.observe(box.current);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    const near = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    const { top, height } = seen.current;
    // Only scrolling up leaves the end, and not content that became shorter or longer before this event: a card that
    // opens, a font that arrives.
    const up = element.scrollTop < top && element.scrollHeight === height;
    if (near || up) atEnd.current = near;
    seen.current = { top: element.scrollTop, height: element.scrollHeight };
    if (near) setNewBelow(false);
  };

  return { box, content, onScroll, newBelow, onNewest: () => toEnd('smooth') };
}
