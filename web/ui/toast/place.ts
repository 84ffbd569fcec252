/**
 * Where toasts stand. On a phone that is the bottom; where they would cover there what they speak of or what is pressed
 * next, the place of the header, which they fill. In a wide window it is the top, or else the bottom.
 */
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
const LOOKED_AT = 'main :is(h1, h2, h3, h4, a, button, input, select, textarea)';
/** What did not load, with its retry, what is pressed next, and the field at which one is. */
const KEPT_IN_SIGHT = 'main [role="alert"], [data-act], main :is(input, textarea):focus';
/** What says so is never covered where there is another place: what one is asked for, the way back. */
const UNCOVERED = '[data-uncovered]';
/** Each part of what an offer changes: toasts speak of it. */
const CHANGES = '[data-changed]';
/** What each weighs: a phone's header, with the way to everything else, more than a button or two, and so on. */
const HEADER = 3;
const KEPT = 10;
const SPOKEN_OF = 30;
const NEVER = 1_000;
/** What has just changed is what one decides on; a way back is there again in four seconds. */
const DECIDED_ON = 3 * NEVER;
/** Two bars may stand above each other. */
const NEAR = 120;
/** The part of a window from which on what has changed is another screen, and no single thing that a toast speaks of. */
const SCREEN = 0.5;
/** What the styles leave between a toast and the bottom, the top of a phone, the header of a wide window. */
const GAP = 12;
const TOP = 4;
const HEAD = 72;
/** Half of the width that they have in the middle of a wide window. */
const HALF = 190;

/** Whether a dialog is in the page, also while it leaves. */
export const hasDialog = (): boolean => document.querySelector(DIALOGS) !== null;

export function placeOfToasts({ height, spokenOf, wide, now }: Standing): Place {
  const feet = placesOf(FEET).filter(({ bottom }) => bottom > innerHeight - NEAR);
  const foot = footOver(feet);
  const bottom: Place = { edge: 'bottom', foot };
  const top: Place = { edge: 'top', foot };
  if (hasDialog()) return top;

  const weighed = [
    ...weigh(placesOf(LOOKED_AT), 1),
    ...weigh(placesOf(KEPT_IN_SIGHT), KEPT),
    ...weigh(singleThings(seen(outermost([...spokenOf]))), SPOKEN_OF),
    ...weigh(placesOf(UNCOVERED), NEVER),
    ...weigh(placesOf(CHANGES), DECIDED_ON),
  ];
  const isUnder = (rect: DOMRect, place: Place) => {
    const over =
      place.edge === 'top' ? (wide ? HEAD : TOP) : innerHeight - place.foot - GAP - height;
    return rect.top < over + height && rect.bottom > over && (!wide || isInMiddle(rect));
  };
  const harm = (place: Place) =>
    weighed.reduce(
      (sum, { rect, weight }) => sum + (isUnder(rect, place) ? weight : 0),
      place.edge === 'top' && !wide ? HEADER : 0,
    );
  if (now && now.foot >= foot && harm(now) < KEPT) return now;
  const [first, second] = wide ? [top, bottom] : [bottom, top];
  return harm(second) < harm(first) ? second : first;
}

/** Without what stands in another one of them. */
const outermost = (changed: readonly Element[]): Element[] =>
  changed.filter((one) => !changed.some((other) => other !== one && other.contains(one)));

/** None where together they are another screen: a toast would stand over some of it anywhere. */
function singleThings(changed: DOMRect[]): DOMRect[] {
  const inWindow = changed.map(
    ({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0),
  );
  const together = inWindow.reduce((sum, height) => sum + height, 0);
  return together < innerHeight * SCREEN ? changed : [];
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
