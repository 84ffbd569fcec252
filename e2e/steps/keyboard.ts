import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than any screen has before a target. */
const MAX_STOPS = 80;

/** Presses Tab until a control has the focus; the focus must be visible at each stop. */
export async function reach(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  // Fields are disabled until the page's script has loaded, and some until their options have.
  await expect(page.locator('fieldset:disabled')).toHaveCount(0);
  await expect.poll(() => target.evaluate((element) => element.matches(':disabled'))).toBe(false);
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await isFocused(target)) return;
  }
  throw new Error(`${String(target)} cannot be reached with ${key}`);
}

export const isFocused = async (target: Locator): Promise<boolean> =>
  (await target.count()) === 1 && target.evaluate((element) => element === document.activeElement);

/** Moves to a field and types. */
export async function fillByKeys(field: Locator, text: string): Promise<void> {
  await reach(field);
  await field.page().keyboard.type(text);
}

/** Chooses an option of a combobox. */
export async function pickByKeys(field: Locator, option: string): Promise<void> {
  const page = field.page();
  await reach(field);
  if (await field.evaluate(({ tagName }) => tagName === 'SELECT')) {
    const labels = await field.locator('option').allTextContents();
    await page.keyboard.type(shortestPrefix(option, labels));
    await expect(field.locator('option:checked')).toHaveText(option);
    return;
  }
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: option, exact: true }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(option);
}

/**
 * The letters that tell an option from the others, in which accents have no key of their own. A browser forgets
 * them when the next one comes late, so the fewest are typed.
 */
function shortestPrefix(option: string, labels: readonly string[]): string {
  const typed = option.replace(/[^ -~].*/, '');
  for (let length = 1; length < typed.length; length++) {
    const prefix = typed.slice(0, length);
    const others = labels.filter(
      (label) => label.toLowerCase().startsWith(prefix.toLowerCase()) && label !== option,
    );
    if (others.length === 0) return prefix;
  }
  return typed;
}

/** Expects a visible focus ring on the element, on what is drawn for it, or on the box around it. */
async function expectFocusSeen(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement;
    // Between the last stop and the first the focus is on the browser's own bar. A title that got the focus
    // for screen readers is not a control.
    if (!focused || focused === document.body || focused.matches('[tabindex="-1"]')) return null;
    const ringed = (element: Element) => {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && Number(opacity) > 0;
    };
    if (focused.nextElementSibling && ringed(focused.nextElementSibling)) return null;
    let element: Element | null = focused;
    for (let up = 0; element && up < 8; up++, element = element.parentElement)
      if (ringed(element)) return null;
    return focused.outerHTML.slice(0, 200);
  });
  expect(unseen, `${page.url()} hides where the focus is`).toBeNull();
}
