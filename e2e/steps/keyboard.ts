import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has before what is looked for. */
const MOST = 80;

/** Goes on with Tab to a control; at each stop on the way the focus must be seen. */
export async function reach(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  // Fields wait for the page's script.
  await expect(page.locator('fieldset:disabled')).toHaveCount(0);
  for (let stop = 0; stop < MOST; stop++) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await isFocused(target)) return;
  }
  throw new Error(`${String(target)} cannot be reached with ${key}`);
}

export const isFocused = async (target: Locator): Promise<boolean> =>
  (await target.count()) === 1 && target.evaluate((element) => element === document.activeElement);

/** Goes to a field and types. */
export async function fillByKeys(field: Locator, text: string): Promise<void> {
  await reach(field);
  await field.page().keyboard.type(text);
}

/** Takes an option of a list that one types into. */
export async function pickByKeys(field: Locator, option: string): Promise<void> {
  const page = field.page();
  await reach(field);
  if (await field.evaluate(({ tagName }) => tagName === 'SELECT')) {
    // An accent is no key of its own; what comes before it is enough.
    await page.keyboard.type(option.replace(/[^ -~].*/, ''));
    await expect(field.locator('option:checked')).toHaveText(option);
    return;
  }
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: option, exact: true }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(option);
}

/** What has the focus shows it: by a ring of its own, of what is drawn for it, or of the box that it fills. */
async function expectFocusSeen(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement;
    // Between the last stop and the first, the focus is on the browser's own bar; a title that was
    // focused for the reader is no control.
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
