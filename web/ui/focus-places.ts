/** What can take the focus in place of an element, nearest first: itself, then what surrounds it. */
export function placesOf(element: Element): readonly HTMLElement[] {
  const places = element instanceof HTMLElement && element !== document.body ? [element] : [];
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around.hasAttribute('tabindex')) places.push(around);
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
