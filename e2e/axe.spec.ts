import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/axe.ts';
import { PHONE, test } from './steps/person.ts';

// A screen that was found good is not looked at again as it is, but whatever changes on it is.

const WRONG: Record<string, (page: Page) => Promise<void>> = {
  'an image that says nothing': (page) =>
    page.evaluate(() => document.querySelector('main')!.append(new Image())),
  'a name that is gone': (page) =>
    page.evaluate(() => {
      document.querySelector('main button[type="submit"]')!.textContent = '';
    }),
  'a text that cannot be read': (page) =>
    page.evaluate(() => {
      document.querySelector('h1')!.style.color = '#eeeeee';
    }),
  'the same landmark twice': (page) =>
    page.evaluate(() => {
      const main = document.querySelector('main')!;
      main.after(main.cloneNode(true));
    }),
};

for (const [what, spoil] of Object.entries(WRONG))
  test(`${what} is found on a screen that was good`, async ({ seat }) => {
    const { page } = await seat(PHONE);
    await page.goto('/login');
    await expect(page.locator('fieldset:disabled')).toHaveCount(0);
    await expectAccessible(page);
    await expectAccessible(page);
    await spoil(page);
    await expect(expectAccessible(page)).rejects.toThrow();
  });
