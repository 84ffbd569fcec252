/** Where toasts stand on a phone: above what is at the bottom of the window, or at its top while a dialog is open. */
export interface Place {
  edge: 'bottom' | 'top';
  /** Pixels that stay free below them. */
  foot: number;
}

/** A dialog on a phone is a sheet from below, with its buttons at the bottom. */
const DIALOGS = '[aria-modal="true"], dialog[open]';
/** What stands at the bottom of the window says so: the bar of an area, a composer, the foot of a form. */
const FEET = '[data-foot]';

/** `pressed`: the button whose work they probably report; it stays in sight, too. */
export function placeOfToasts(pressed: Element | null): Place {
  if (document.querySelector(DIALOGS)) return { edge: 'top', foot: 0 };
  const feet = [...document.querySelectorAll(FEET), ...(pressed ? [pressed] : [])].map((foot) =>
    foot.getBoundingClientRect(),
  );
  // One that has been scrolled away, or stands higher, is not in the way.
  const standing = feet.filter(({ top, bottom, height }) => {
    return height > 0 && top < innerHeight && bottom > innerHeight - NEAR;
  });
  return { edge: 'bottom', foot: Math.max(0, ...standing.map(({ top }) => innerHeight - top)) };
}

/** Two bars may stand above each other. */
const NEAR = 120;
