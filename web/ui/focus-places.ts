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

/** Gives the focus to the first place that is still there, unless the person has moved it since. */
export function focusFirst(places: readonly HTMLElement[]): HTMLElement | undefined {
  if (document.activeElement !== document.body) return undefined;
  return places.find((place) => {
    place.focus({ preventScroll: true });
    return document.activeElement === place;
  });
}
