/** What can take the focus in place of an element, nearest first: itself, then what surrounds it in its page. */
export function placesOf(element: Element): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  if (element instanceof HTMLElement && element !== document.body) places.push(element);
  let around = element.parentElement;
  while (around && around.tagName !== 'MAIN') {
    if (around.hasAttribute('tabindex')) places.push(around);
    around = around.parentElement;
  }
  return places;
}

/** Longer than a dialog's fade, in ms. */
const FADE_MS = 200;

/** Runs it once the dialog that is closing has let the focus go, however long a slow phone takes to fade it. */
export function afterDialog(run: () => void): void {
  const leaving = document.activeElement?.closest('[role="dialog"]');
  if (!leaving) return void setTimeout(run, FADE_MS);
  const gone = new MutationObserver(() => {
    if (leaving.isConnected) return;
    gone.disconnect();
    run();
  });
  gone.observe(document.body, { childList: true, subtree: true });
}

/** Gives the focus to the first place that is still there, unless the person has moved it since. */
export function focusFirst(places: readonly HTMLElement[]): HTMLElement | undefined {
  if (document.activeElement !== document.body) return undefined;
  return places.find((place) => {
    place.focus({ preventScroll: true });
    return document.activeElement === place;
  });
}
