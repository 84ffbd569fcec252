import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';

/** A person at a device of theirs. */
export interface Person {
  readonly page: Page;
  /** What went wrong in the page behind the person's back. */
  readonly troubles: string[];
}

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1280, height: 800 };

export async function sitDown(browser: Browser, viewport: typeof PHONE): Promise<Person> {
  const isMobile = viewport.width < 600;
  const context = await browser.newContext({
    baseURL: process.env.MAESTROS_URL ?? '',
    viewport,
    isMobile,
    hasTouch: isMobile,
    // So that axe and the screenshots never meet a half-faded dialog.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    // A failed load is what some steps provoke; what has no place in the page is the recorder's own.
    const { url } = message.location();
    if (message.type() === 'error' && url && !/Failed to load resource/.test(message.text()))
      troubles.push(`${message.text()} (${url})`);
  });
  return { page, troubles };
}

/** axe finds nothing, and nothing sticks out of the screen to the side. */
export async function expectGoodScreen(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found, page.url()).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than its screen`).toBe(0);
}

/** The text of the latest message to a phone that matches, waiting for it to be sent. */
export async function sentTo(phone: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const reply = await fetch(`${process.env.MAESTROS_URL}/_dev/outbox.json`);
      const { messages } = (await reply.json()) as { messages: { to: string; text: string }[] };
      found =
        messages.find(({ to, text }) => to === `+52${phone}` && pattern.test(text))?.text ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}
