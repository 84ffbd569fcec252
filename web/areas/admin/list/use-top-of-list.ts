import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * A ref for the top of a numbered list: when another page is shown, the window scrolls up to it. Going back keeps
 * the place, as the browser does. `stale`: the former page is still shown.
 */
export function useTopOfList<Top extends HTMLElement>(page: number, stale: boolean) {
  const top = useRef<Top>(null);
  const shown = useRef(page);
  const goingBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (stale || shown.current === page) return;
    shown.current = page;
    const above = (top.current?.getBoundingClientRect().top ?? 0) < 0;
    if (above && !goingBack) top.current?.scrollIntoView({ block: 'start' });
  }, [page, stale, goingBack]);
  return top;
}
