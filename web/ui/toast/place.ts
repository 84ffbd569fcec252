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
  /** Where it stands already: it moves only from what it must not cover. */
  now?: Place | undefined;
}

/** A dialog on a phone is a sheet from below, with its buttons at the bottom. */
const DIALOGS = '[aria-modal="true"], dialog[open]';
/** What stands at the bottom of the window says so: the bar of an area, a composer, the foot of a form. */
const FEET = '[data-foot]';
/** What is read, pressed or filled in first: of two places the one with less of it. */
const LOOKED_AT = 'main :is(h1, h2, h3, h4, button, input, select, textarea)';
/** What did not load, with its retry, what is pressed next, and the field at which one is. */
const KEPT_IN_SIGHT = 'main [role="alert"], [data-act], main :is(input, textarea):focus';
/** What says so is never covered where there is another place: what one is asked for, the way back. */
const UNCOVERED = '[data-uncovered]';
/** What each weighs: a kept one more than some headings and buttons, and so on. */
const HEADER = 3;
const MIDDLE = 5;
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

/** Whether a dialog is in the page, also while it leaves. */
export const hasDialog = (): boolean => document.querySelector(DIALOGS) !== null;

export function placeOfToasts({ height, spokenOf, wide, now }: Standing): Place {
  const feet = placesOf(FEET).filter(({ bottom }) => bottom > innerHeight - NEAR);
  const lowest = footOver(feet);
  if (hasDialog()) return { edge: 'top', foot: lowest };

  const subjects = subjectsAmong([...spokenOf]);
  const kept = [...placesOf(KEPT_IN_SIGHT), ...subjects];
  const weighed = [
    ...weigh(placesOf(LOOKED_AT), 1),
    ...weigh(placesOf(KEPT_IN_SIGHT), KEPT),
    ...weigh(subjects, SPOKEN_OF),
    ...weigh(placesOf(UNCOVERED), NEVER),
  ];
  const isUnder = (rect: DOMRect, { edge, foot }: Place) => {
    const top = edge === 'top' ? (wide ? HEAD : GAP) : innerHeight - foot - GAP - height;
    return rect.top < top + height && rect.bottom > top && (!wide || isInMiddle(rect));
  };
  /** On a phone the header is under the top, with the way to everything else; the middle is where one reads. */
  const awkward = ({ edge, foot }: Place): number => {
    if (edge === 'top') return wide ? 0 : HEADER;
    return foot + GAP + height < innerHeight / 2 ? 0 : MIDDLE;
  };
  const harm = (place: Place) =>
    weighed.reduce(
      (sum, { rect, weight }) => sum + (isUnder(rect, place) ? weight : 0),
      awkward(place),
    );
  if (now && now.foot >= lowest && harm(now) < KEPT) return now;
  const bottom: Place = { edge: 'bottom', foot: lowest };
  const top: Place = { edge: 'top', foot: lowest };
  // Above what it would cover there, and above that again.
  const from = (place: Place): Place[] => {
    const foot = footOver(kept.filter((rect) => isUnder(rect, place)));
    const fits = foot > place.foot && foot + GAP + height < innerHeight;
    return [place, ...(fits ? from({ edge: 'bottom', foot }) : [])];
  };
  const all = from(bottom);
  const places = wide ? [top, ...all] : [...all, top];
  const least = Math.min(...places.map(harm));
  return places.find((place) => harm(place) === least) ?? bottom;
}

/** What has changed, unless it is so much that any place covers some of it, as a new page is. */
function subjectsAmong(changed: readonly Element[]): DOMRect[] {
  const outermost = changed.filter(
    (one) => !changed.some((other) => other !== one && other.contains(one)),
  );
  const rects = seen(outermost);
  const height = rects.reduce((sum, rect) => sum + rect.height, 0);
  return height < innerHeight / 2 ? rects : [];
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

/** The places of those that are in the window and not hidden, as panes beside a phone's are. */
const seen = (elements: Iterable<Element>): DOMRect[] =>
  [...elements]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0 && top < innerHeight && bottom > 0);

const footOver = (rects: readonly DOMRect[]): number =>
  Math.max(0, ...rects.map(({ top }) => innerHeight - top));
