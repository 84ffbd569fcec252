/** Where toasts stand: at the bottom of a phone's window, at the top of a wide one, wherever they cover the least. */
export interface Place {
  edge: 'bottom' | 'top';
  /** Pixels that stay free below them at the bottom. */
  foot: number;
}

/** What is about to stand somewhere: how high it is, the button whose work it probably reports, and in which window. */
export interface Standing {
  height: number;
  pressed: Element | null;
  wide: boolean;
}

/** A dialog on a phone is a sheet from below, with its buttons at the bottom. */
const DIALOGS = '[aria-modal="true"], dialog[open]';
/** What stands at the bottom of the window says so: the bar of an area, a composer, the foot of a form. */
const FEET = '[data-foot]';
/** What did not load, with its retry, and what is pressed next: a toast speaks of the one and leads to the other. */
const KEPT_IN_SIGHT = 'main [role="alert"], [data-act]';
/** What says so is never covered where there is another place: what one is asked for, the way back. */
const UNCOVERED = '[data-uncovered]';
/** More than all that may be in sight of the others. */
const MUCH = 100;
/** Two bars may stand above each other. */
const NEAR = 120;
/** What the styles leave between a toast and the edge, or the header of a wide window. */
const GAP = 12;
const HEAD = 72;
/** Half of the width that they have in the middle of a wide window. */
const HALF = 190;

export function placeOfToasts({ height, pressed, wide }: Standing): Place {
  const feet = seen([...document.querySelectorAll(FEET)]).filter(
    ({ bottom }) => bottom > innerHeight - NEAR,
  );
  const lowest = footOver(feet);
  if (document.querySelector(DIALOGS)) return { edge: 'top', foot: lowest };

  const kept = seen([...document.querySelectorAll(KEPT_IN_SIGHT), ...(pressed ? [pressed] : [])]);
  const uncovered = seen([...document.querySelectorAll(UNCOVERED)]);
  const under = (rects: readonly DOMRect[], { edge, foot }: Place) => {
    const top = edge === 'top' ? (wide ? HEAD : GAP) : innerHeight - foot - GAP - height;
    return rects.filter(
      (rect) => rect.top < top + height && rect.bottom > top && (!wide || isInMiddle(rect)),
    );
  };
  const harm = (place: Place) => under(kept, place).length + MUCH * under(uncovered, place).length;
  const bottom: Place = { edge: 'bottom', foot: lowest };
  const top: Place = { edge: 'top', foot: lowest };
  // Above what it would cover at the bottom, as long as that is still the lower half.
  const lifted: Place = { edge: 'bottom', foot: footOver(under(kept, bottom)) };
  const isLow = lifted.foot > lowest && lifted.foot + GAP + height < innerHeight / 2;
  const low = isLow ? [bottom, lifted] : [bottom];
  const places = wide ? [top, ...low] : [...low, top];
  const least = Math.min(...places.map(harm));
  return places.find((place) => harm(place) === least) ?? bottom;
}

const isInMiddle = ({ left, right }: DOMRect): boolean =>
  left < innerWidth / 2 + HALF && right > innerWidth / 2 - HALF;

/** The places of those that are in the window. */
const seen = (elements: readonly Element[]): DOMRect[] =>
  elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0 && top < innerHeight && bottom > 0);

const footOver = (rects: readonly DOMRect[]): number =>
  Math.max(0, ...rects.map(({ top }) => innerHeight - top));
