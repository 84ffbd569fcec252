/** Whether a pointer is pressed; by the page's own events, which every part below hears later. */
let pressed = false;
if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => void (pressed = true), true);
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => void (pressed = false), true);
}

/**
 * Does at once what a press is not to be disturbed by, or once the press that is under way has been a click. A field that is
 * left by a press would otherwise move what is pressed from under the pointer.
 */
export function afterPress(act: () => void): void {
  if (!pressed) return act();
  const ends = ['pointerup', 'pointercancel'];
  const ended = () => {
    for (const end of ends) removeEventListener(end, ended, true);
    setTimeout(act);
  };
  for (const end of ends) addEventListener(end, ended, true);
}
