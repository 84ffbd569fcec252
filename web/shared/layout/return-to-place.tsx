import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { leadsBack, visit, type Visits } from './visits.ts';

/** A module variable: the frame of the pages may remount. */
let visits: Visits = { pages: [], shown: -1 };

/** For a test that opens an address as a new document. */
export function forgetVisits(): void {
  visits = { pages: [], shown: -1 };
}

/** What a list may take to load again, in ms. */
const PATIENCE = 10_000;

/**
 * Brings people back to where they left a page. The router scrolls when a page is drawn, which is too early for a
 * list that loads again; and a page's own link to the list where it was opened would show it from its top.
 */
export function ReturnToPlace() {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();

  useLayoutEffect(() => {
    const known = visits.pages.some((page) => page.key === key);
    visits = visit(visits, type, { key, address: pathname + search, top: 0 });
    const page = visits.pages[visits.shown];
    if (!page) return undefined;
    const stopWaiting = type === NavigationType.Pop && known ? scrollWhenTall(page.top) : undefined;
    const onScroll = () => {
      page.top = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      stopWaiting?.();
      window.removeEventListener('scroll', onScroll);
    };
  }, [key, pathname, search, type]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.hash || isModified(event)) return;
      if (link.origin !== location.origin || !leadsBack(visits, link.pathname + link.search))
        return;
      event.preventDefault();
      void navigate(-1);
    };
    // Before the router's own answer to a click.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate]);
  return null;
}

const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Scrolls as soon as the page is tall enough, unless somebody scrolls before; answers how to stop waiting. */
function scrollWhenTall(top: number): () => void {
  if (top === 0 || reached(top)) return () => {};
  const sized = new ResizeObserver(() => {
    if (reached(top)) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    sized.disconnect();
    clearTimeout(timer);
    for (const sign of SCROLLING) window.removeEventListener(sign, stop);
  };
  sized.observe(document.body);
  for (const sign of SCROLLING) window.addEventListener(sign, stop, { passive: true });
  return stop;
}

const SCROLLING = ['wheel', 'touchstart', 'keydown'] as const;

function reached(top: number): boolean {
  if (document.documentElement.scrollHeight - window.innerHeight < top) return false;
  window.scrollTo({ top, behavior: 'instant' });
  return true;
}
