import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/axe.ts';
import { PHONE, test } from './steps/person.ts';

// axe skips a screen that already passed, but checks it again after any change.

const FAULTS: Record<string, (page: Page) => Promise<void>> = {
  'an image without alternative text': (page) =>
    page.evaluate(() => document.querySelector('main')!.append(new Image())),
  'a button without a name': (page) =>
    page.evaluate(() => {
      document.querySelector('main button[type="submit"]')!.textContent = '';
    }),
  'a text with too little contrast': (page) =>
    page.evaluate(() => {
      document.querySelector('h1')!.style.color = '#eeeeee';
    }),
  'the same landmark twice': (page) =>
    page.evaluate(() => {
      const main = document.querySelector('main')!;
      main.after(main.cloneNode(true));
    }),
};

for (const [what, breakPage] of Object.entries(FAULTS))
  test(`${what} is found on a screen that passed before`, async ({ seat }) => {
    const { page } = await seat(PHONE);
    await page.goto('/login');
    await expect(page.locator('fieldset:disabled')).toHaveCount(0);
    await expectAccessible(page);
    await expectAccessible(page);
    await breakPage(page);
    await expect(expectAccessible(page)).rejects.toThrow();
  });
