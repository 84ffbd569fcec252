import { expect, type Locator, type Page } from '@playwright/test';
import type { Call } from '#contract/call.ts';

/** The address of a call, for `page.route`. */
export const routeOf = ({ path }: Call): string => `**/api${path}`;

/** Waits for the end of the next request of a call, answered or failed. */
export function requestEnd(page: Page, { path }: Call): Promise<unknown> {
  const isIts = (request: { url(): string }) => request.url().endsWith(`/api${path}`);
  return Promise.race([
    page.waitForEvent('requestfinished', isIts),
    page.waitForEvent('requestfailed', isIts),
  ]);
}

export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Avisos' });
export const alerts = (page: Page): Locator => notices(page).getByRole('alert');

/** Stops the page's clock: timers then run only on demand, so that durations are tested without waiting. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Expects exactly one toast, an announced error titled «Error», that is gone after `life` milliseconds. */
export async function expectErrorToast(page: Page, text: string, life = 4000): Promise<void> {
  const toast = alerts(page);
  await expect(toast).toHaveCount(1);
  await expect(toast.getByText('Error', { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
  await page.clock.runFor(life - 1);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
}
