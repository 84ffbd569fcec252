/** Where toasts stand: at the bottom of a phone's window, at the top of a wide one, wherever they cover the least. */
export interface Place {
  edge: 'bottom' | 'top';
  /** Pixels that stay free below them at the bottom. */
  foot: number;
}

/** What is about to stand somewhere: how high it is, what it speaks of, and in which window. */
export interface Standing {
  height: number;
  /** The button whose work it probably reports, and what has changed in the page since it was pressed. */
  spokenOf: Iterable<Element>;
  wide: boolean;
}

/** A dialog on a phone is a sheet from below, with its buttons at the bottom. */
const DIALOGS = '[aria-modal="true"], dialog[open]';
/** What stands at the bottom of the window says so: the bar of an area, a composer, the foot of a form. */
const FEET = '[data-foot]';
/** What one may press or fill in, the least that a toast harms; each by how much more it matters to be in sight. */
const CONTROLS = 'main :is(a[href], button, input, select, textarea)';
/** What did not load, with its retry, what is pressed next, and the field at which one is. */
const KEPT_IN_SIGHT = 'main [role="alert"], [data-act], main :is(input, textarea):focus';
/** What says so is never covered where there is another place: what one is asked for, the way back. */
const UNCOVERED = '[data-uncovered]';
/** What each weighs: a kept one more than some controls, and so on. */
const KEPT = 10;
const SPOKEN_OF = 30;
const NEVER = 1_000;
/** Two bars may stand above each other. */
const NEAR = 120;
/** What the styles leave between a toast and the edge, or the header of a wide window. */
const GAP = 12;
const HEAD = 72;
/** Half of the width that they have in the middle of a wide window. */
const HALF = 190;

export function placeOfToasts({ height, spokenOf, wide }: Standing): Place {
  const feet = placesOf(FEET).filter(({ bottom }) => bottom > innerHeight - NEAR);
  const lowest = footOver(feet);
  if (document.querySelector(DIALOGS)) return { edge: 'top', foot: lowest };

  // What fills the window, such as a new page, is covered anywhere.
  const subjects = seen(spokenOf).filter((rect) => rect.height < innerHeight / 2);
  const kept = [...placesOf(KEPT_IN_SIGHT), ...subjects];
  const weighed = [
    ...weigh(placesOf(CONTROLS), 1),
    ...weigh(placesOf(KEPT_IN_SIGHT), KEPT),
    ...weigh(subjects, SPOKEN_OF),
    ...weigh(placesOf(UNCOVERED), NEVER),
  ];
  const isUnder = (rect: DOMRect, { edge, foot }: Place) => {
    const top = edge === 'top' ? (wide ? HEAD : GAP) : innerHeight - foot - GAP - height;
    return rect.top < top + height && rect.bottom > top && (!wide || isInMiddle(rect));
  };
  const harm = (place: Place) =>
    weighed.reduce((sum, { rect, weight }) => sum + (isUnder(rect, place) ? weight : 0), 0);
  const bottom: Place = { edge: 'bottom', foot: lowest };
  const top: Place = { edge: 'top', foot: lowest };
  // Above what it would cover there, and above that again.
  const from = (place: Place): Place[] => {
    const foot = footOver(kept.filter((rect) => isUnder(rect, place)));
    const fits = foot > place.foot && foot + GAP + height < innerHeight;
    return [place, ...(fits ? from({ edge: 'bottom', foot }) : [])];
  };
  const all = from(bottom);
  const low = all.filter((place, at) => at === 0 || place.foot + GAP + height < innerHeight / 2);
  const high = all.filter((place) => !low.includes(place));
  const places = wide ? [top, ...low, ...high] : [...low, top, ...high];
  const least = Math.min(...places.map(harm));
  return places.find((place) => harm(place) === least) ?? bottom;
}

interface Weighed {
  rect: DOMRect;
  weight: number;
}

const weigh = (rects: readonly DOMRect[], weight: number): Weighed[] =>
  rects.map((rect) => ({ rect, weight }));

const isInMiddle = ({ left, right }: DOMRect): boolean =>
  left < innerWidth / 2 + HALF && right > innerWidth / 2 - HALF;

const placesOf = (selector: string): DOMRect[] => seen(document.querySelectorAll(selector));

/** The places of those that are in the window. */
const seen = (elements: Iterable<Element>): DOMRect[] =>
  [...elements]
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0 && top < innerHeight && bottom > 0);

const footOver = (rects: readonly DOMRect[]): number =>
  Math.max(0, ...rects.map(({ top }) => innerHeight - top));
