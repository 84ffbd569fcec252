import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { validateSession } from '#contract/session.ts';
import type { Credentials } from '#demo/actors.ts';
import { expectAccessible } from './axe.ts';
import { send } from './calls.ts';
import { productUrl, test as base } from './product.ts';

/** A person at a device of theirs. */
export interface Person {
  readonly page: Page;
  /** What went wrong in the page behind the person's back. */
  readonly troubles: string[];
}

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1280, height: 800 };

/** A browser of one's own; with credentials, already signed in. Other servers may be its `origin`. */
export async function sitDown(
  browser: Browser,
  viewport: typeof PHONE,
  as?: Credentials,
  origin = productUrl(),
): Promise<Person> {
  const isMobile = viewport.width < 600;
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    isMobile,
    hasTouch: isMobile,
    // So that axe and the screenshots never meet a half-faded dialog.
    reducedMotion: 'reduce',
    ...(as && { storageState: await signedIn(as, origin) }),
  });
  return openTab(context, []);
}

/** Another tab of the same browser. */
export const openTabOf = ({ page, troubles }: Person): Promise<Person> =>
  openTab(page.context(), troubles);

async function openTab(context: BrowserContext, troubles: string[]): Promise<Person> {
  const page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    // A failed load is what some steps provoke; what has no place in the page is the recorder's own.
    const { url } = message.location();
    if (message.type() === 'error' && url && !/Failed to load resource/.test(message.text()))
      troubles.push(`${message.text()} (${url})`);
  });
  return { page, troubles };
}

/** What the browser stores after a login (1 §7). */
async function signedIn(as: Credentials, origin: string) {
  const { session_id, keylogin } = as;
  const { user } = await send(validateSession, {}, { as: { session_id, keylogin } });
  const items = { session_id, keylogin, user: JSON.stringify(user), code_confirm: '1' };
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

interface Seats {
  /** Sits somebody down for the length of a test; at its end nothing may have gone wrong unseen. */
  seat: (viewport: typeof PHONE, as?: Credentials) => Promise<Person>;
}

export const test = base.extend<Seats>({
  seat: async ({ browser }, use) => {
    const people: Person[] = [];
    await use(async (viewport, as) => {
      const person = await sitDown(browser, viewport, as);
      people.push(person);
      return person;
    });
    for (const { page } of people) await page.context().close();
    expect(people.flatMap(({ troubles }) => troubles)).toEqual([]);
  },
});

/** axe finds nothing, and nothing sticks out of the screen to the side. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than its screen`).toBeLessThanOrEqual(0);
}

/** What is wrong stands at the field, where a screen reader finds it too. */
export async function expectAtField(page: Page, label: string, text: string | RegExp) {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    typeof text === 'string' ? new RegExp(text) : text,
  );
}
