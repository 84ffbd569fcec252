import { expect, type Page } from '@playwright/test';
import { DESKTOP, expectGoodScreen, PHONE } from './person.ts';
import { follow } from './router.ts';

/** An address, optionally with something that is opened there; `stays` if the next screen may find it open. */
export type Screen =
  | string
  | readonly [path: string, open: (page: Page) => Promise<unknown>, stays?: 'stays'];

/** What to expect of a screen on a phone and on a desktop, besides what `expectGoodScreen` does at both widths. */
interface Besides {
  readonly onPhone: (page: Page) => Promise<void>;
  readonly onDesktop: (page: Page) => Promise<void>;
}

/** Follows the screens as links, and expects that each is good. A dialog is left by the Escape key, what else is opened by loading the next. */
export async function followEach(
  page: Page,
  screens: readonly Screen[],
  besides?: Besides,
): Promise<void> {
  let isOpen = true;
  for (const screen of screens) {
    await page.setViewportSize(PHONE);
    if (isOpen) await page.goto(pathOf(screen));
    else await follow(page, pathOf(screen));
    await expectGood(page, screen, besides);
    isOpen = typeof screen !== 'string' && screen[2] !== 'stays' && !(await closeDialog(page));
  }
}

/** Whether there was a dialog to close. */
async function closeDialog(page: Page): Promise<boolean> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 0) return false;
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return true;
}

const pathOf = (screen: Screen): string => (typeof screen === 'string' ? screen : screen[0]);

async function expectGood(page: Page, screen: Screen, besides?: Besides): Promise<void> {
  await loaded(page);
  // The button that opens it may exist on a phone only.
  if (typeof screen !== 'string') {
    await screen[1](page);
    await loaded(page);
  }
  await besides?.onPhone(page);
  await expectGoodAtBothWidths(page);
  await besides?.onDesktop(page);
}

/** Waits until skeletons are gone and fields are enabled. */
async function loaded(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"], fieldset:disabled')).toHaveCount(0);
}

export async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectGoodScreen(page);
  }
}

/** Opens a dialog. */
export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
