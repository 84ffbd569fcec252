import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { scrollToSection } from './scroll-to-section.ts';

/** The path whose title was last greeted; shells remount on each page, so it outlives them. */
let greeted: string | undefined;

/** After a navigation the focus goes to the page's title, as it would on a new document. */
export function useTitleFocus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const first = greeted === undefined;
    const same = greeted === pathname;
    greeted = pathname;
    if (first || same) return;
    // Nothing below a dialog that covers the page can be focused until it has closed.
    const cover = document.querySelector('dialog:modal');
    if (cover) cover.addEventListener('close', focusTitle, { once: true });
    else focusTitle();
  }, [pathname]);
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/** The part of the page that an address names; none where it is not one that we wrote. */
function sectionOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** A link to a part of a page waits for that part: it may come with data. */
export function useSectionOnNavigation(): void {
  // The whole of it and not only its hash: the same link pressed again scrolls again.
  const location = useLocation();
  useEffect(() => {
    const waiting = new AbortController();
    const id = sectionOf(location.hash);
    if (id !== '') void scrollToSection(id, { signal: waiting.signal });
    return () => waiting.abort();
  }, [location]);
}
