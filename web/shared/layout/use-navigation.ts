import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { scrollToSection } from './scroll-to-section.ts';

/** The path whose title was last focused. A module variable: page shells remount on each navigation. */
let focusedPath: string | undefined;

/** For a test that opens an address as a new document, whose first title does not take the focus. */
export function forgetFocusedTitle(): void {
  focusedPath = undefined;
}

/** What the address itself names in its page, and what therefore has the focus in place of the title. */
let named: HTMLElement | undefined;

/** Brings into sight what the address names, and gives it the focus, also when it comes with the page's title. */
export function focusNamed(element: HTMLElement): void {
  named = element;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start' });
}

/** The state of a navigation by which only a part of the page changes: the focus stays at what was used. */
export const FOCUS_STAYS = { focusStays: true };

/** After a navigation the focus goes to the page's title, as it would on a new document. */
export function useTitleFocus(): void {
  const { pathname, state } = useLocation();
  const stays = (state as Partial<typeof FOCUS_STAYS> | null)?.focusStays === true;
  useEffect(() => {
    const first = focusedPath === undefined;
    const same = focusedPath === pathname;
    focusedPath = pathname;
    // What loads later than the title takes the focus from it; what is known already has it before.
    const hasIt = named !== undefined && named === document.activeElement;
    if (first || same || stays || hasIt) return;
    // Nothing behind a modal dialog can be focused until it has closed.
    const cover = document.querySelector('dialog:modal');
    if (cover) cover.addEventListener('close', focusTitle, { once: true });
    else focusTitle();
  }, [pathname, stays]);
}

let replaced: MutationObserver | undefined;

/** Moves the focus to the page's title, and to the one that replaces it: what is loaded may bring its own. */
export function focusTitle(): void {
  replaced?.disconnect();
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!title) return;
  title.setAttribute('tabindex', '-1');
  title.focus({ preventScroll: true });
  replaced = new MutationObserver(() => {
    if (title.isConnected) return;
    replaced?.disconnect();
    if (document.activeElement === document.body) focusTitle();
  });
  replaced.observe(document.body, { childList: true, subtree: true });
}

/** The id in an address's hash; '' when it is malformed. */
function sectionOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Scrolls to the section in the address, and waits for it: it may appear with data. */
export function useSectionOnNavigation(): void {
  // Depends on the whole location, not only its hash: pressing the same link again scrolls again.
  const location = useLocation();
  useEffect(() => {
    const waiting = new AbortController();
    const id = sectionOf(location.hash);
    if (id !== '') void scrollToSection(id, { signal: waiting.signal });
    return () => waiting.abort();
  }, [location]);
}
