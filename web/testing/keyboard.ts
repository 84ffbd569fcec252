import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** More Tab stops than any screen has before a target. */
const MAX_STOPS = 80;

/** Presses Tab until a control has the focus; the focus must be visible at each stop. */
export async function reach(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect.element(target).toBeEnabled();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await userEvent.keyboard(key === 'Tab' ? '{Tab}' : '{Shift>}{Tab}{/Shift}');
    expectFocusSeen();
    if (target.query() === document.activeElement) return;
  }
  throw new Error(`${target.selector} cannot be reached with ${key}`);
}

/** Moves to a field and types. */
export async function fillByKeys(field: Locator, text: string): Promise<void> {
  await reach(field);
  await userEvent.keyboard(text);
}

/** Expects a visible focus ring on the element, on what is drawn for it, or on the box around it. */
function expectFocusSeen(): void {
  const focused = document.activeElement;
  // A title that got the focus for screen readers is not a control.
  if (!focused || focused === document.body || focused.matches('[tabindex="-1"]')) return;
  const around = [focused.nextElementSibling];
  for (let box: Element | null = focused; box && around.length < 9; box = box.parentElement)
    around.push(box);
  expect(around.some(isRinged), `hides where the focus is: ${focused.outerHTML}`).toBe(true);
}

function isRinged(element: Element | null): boolean {
  if (!element) return false;
  const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && Number(opacity) > 0;
}
