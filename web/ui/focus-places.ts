/** Somewhere that can take the focus, found when it is needed: what stood there may be gone by then. */
export type Place = () => HTMLElement | null;

/** What can take the focus in place of an element, nearest first: itself, then what surrounds it in its page. */
export function placesOf(element: Element): readonly Place[] {
  const places: Place[] = element === document.body ? [] : [placeOf(element)];
  let around: Element | null = element;
  while (around && around.tagName !== 'MAIN') {
    if (around !== element && around.hasAttribute('tabindex')) places.push(placeOf(around));
    if (around.matches('li, article, tr')) places.push(inItsPlace(around));
    around = around.parentElement;
  }
  return places;
}

const placeOf =
  (element: Element): Place =>
  () =>
    element instanceof HTMLElement && element.isConnected ? element : null;

/** Of a row: what else can be done there; of one that is gone, what stands where it stood, or else the row before. */
function inItsPlace(row: Element): Place {
  const { parentElement: list, previousElementSibling: before } = row;
  return () => {
    if (row.isConnected) return row.querySelector<HTMLElement>('button, a[href]');
    if (!list?.isConnected) return null;
    const after = before?.isConnected ? before.nextElementSibling : list.firstElementChild;
    const next = after ?? before;
    return next?.hasAttribute('tabindex')
      ? (next as HTMLElement)
      : (next?.querySelector<HTMLElement>('button, a[href]') ?? null);
  };
}

/** Longer than a dialog's fade, in ms. */
const FADE_MS = 200;

/**
 * Runs it once the dialog that is closing has let the focus go, however long a slow phone takes to fade it; what it answers
 * stops that.
 */
export function afterDialog(run: () => void): () => void {
  const leaving = document.activeElement?.closest('[role="dialog"]');
  if (!leaving) {
    const timer = setTimeout(run, FADE_MS);
    return () => clearTimeout(timer);
  }
  const gone = new MutationObserver(() => {
    if (leaving.isConnected) return;
    gone.disconnect();
    run();
  });
  gone.observe(document.body, { childList: true, subtree: true });
  return () => gone.disconnect();
}

/** Gives the focus to the first place that is still there, unless the person has moved it since. */
export function focusFirst(places: readonly Place[]): HTMLElement | null {
  if (document.activeElement !== document.body) return null;
  for (const place of places) {
    const element = place();
    element?.focus({ preventScroll: true });
    if (element && document.activeElement === element) return element;
  }
  return null;
}

let watching: MutationObserver | undefined;

/**
 * Gives the focus to the first place that is still there, and again when that goes with what loads after it, unless the
 * person has moved it since.
 */
export function keepFocusNear(places: readonly Place[]): void {
  watching?.disconnect();
  const focused = focusFirst(places) ?? focusRest();
  if (!focused) return;
  watching = new MutationObserver(() => {
    if (focused.isConnected) {
      if (document.activeElement !== focused) watching?.disconnect();
      return;
    }
    watching?.disconnect();
    if (!focusFirst(places)) focusRest();
  });
  watching.observe(document.body, { childList: true, subtree: true });
}

/**
 * Where nothing that surrounded it is left: what an empty list says has come with what was done in it, and is what is read
 * next; else the page from its title on.
 */
function focusRest(): HTMLElement | null {
  if (document.activeElement !== document.body) return null;
  const rest =
    document.querySelector<HTMLElement>('main [data-empty-state]') ??
    document.querySelector<HTMLElement>('main h1');
  if (rest && !rest.hasAttribute('tabindex')) rest.setAttribute('tabindex', '-1');
  rest?.focus({ preventScroll: true });
  return rest;
}
