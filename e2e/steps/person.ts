import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { validateSession } from '#contract/session.ts';
import type { Credentials } from '#demo/actors.ts';
import { expectAccessible } from './axe.ts';
import { send } from './calls.ts';
import { productUrl, test as base } from './product.ts';

/** A person with a browser. */
export interface Person {
  readonly page: Page;
  /** Errors in the page that the person does not see. */
  readonly pageErrors: string[];
}

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1280, height: 800 };

/** Opens a separate browser context, signed in if there are credentials. */
export async function openBrowser(
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
    // Without animations, axe and screenshots never see a half-faded dialog.
    reducedMotion: 'reduce',
  });
  if (!as) return openTab(context, []);
  const signing = await signIn(context, as, origin);
  const person = await openTab(context, []);
  // Only in the first document: whoever signs out there stays so.
  person.page.once('framenavigated', () => void signing.dispose());
  return person;
}

/** Another tab of the same browser. */
export const openTabOf = ({ page, pageErrors }: Person): Promise<Person> =>
  openTab(page.context(), pageErrors);

/** What the browser says when the policy of a page refuses something; that no page may provoke. */
const BY_POLICY = /Content Security Policy|Trusted(?:HTML|Script)|Permissions-Policy/;

async function openTab(context: BrowserContext, pageErrors: string[]): Promise<Person> {
  const page = await context.newPage();
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('console', (message) => {
    // Some journeys provoke failed loads; messages without an address come from the trace recorder.
    const { url } = message.location();
    const text = message.text();
    if (message.type() !== 'error' || /Failed to load resource/.test(text)) return;
    if (url || BY_POLICY.test(text)) pageErrors.push(`${text} (${url})`);
  });
  return { page, pageErrors };
}

/**
 * Fills the storage as a login does (1 §7), at the beginning of each document until it is disposed of. The
 * browser's own option for that would load a page of its own.
 */
async function signIn(context: BrowserContext, as: Credentials, origin: string) {
  const { session_id, keylogin } = as;
  const { user } = await send(validateSession, {}, { as: { session_id, keylogin } });
  const items = { session_id, keylogin, user: JSON.stringify(user), code_confirm: '1' };
  return context.addInitScript(
    ([site, stored]) => {
      if (location.origin === site)
        for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    },
    [origin, items] as const,
  );
}

interface Seats {
  /** Opens a browser for the length of a test; at the end there must be no errors in its pages. */
  seat: (viewport: typeof PHONE, as?: Credentials) => Promise<Person>;
}

export const test = base.extend<Seats>({
  seat: async ({ browser }, use) => {
    const people: Person[] = [];
    await use(async (viewport, as) => {
      const person = await openBrowser(browser, viewport, as);
      people.push(person);
      return person;
    });
    for (const { page } of people) await page.context().close();
    expect(people.flatMap(({ pageErrors }) => pageErrors)).toEqual([]);
  },
});

/** Waits for the heading, for lists that show their previous rows while they load, and for transitions. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator(':is(ul, table)[aria-busy]')).toHaveCount(0);
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Expects that axe finds nothing and that nothing overflows the screen sideways. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await settled(page);
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than its screen`).toBeLessThanOrEqual(0);
}

/** Expects the error at the field, where screen readers find it too. */
export async function expectAtField(page: Page, label: string, text: string | RegExp) {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    typeof text === 'string' ? new RegExp(text) : text,
  );
}
