import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Call } from '#contract/call.ts';
import { textOf } from '#contract/errors.ts';

/** A way in which a call can fail, and the text that the person then reads (1 §8). */
export interface FailureMode {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly text: (call: Call) => string;
}

const SERVER_TEXT = 'Texto del servidor, tal cual';
const PROXY_PAGE = '<html><body><h1>502 Bad Gateway</h1></body></html>';

export const FAILURE_MODES: readonly FailureMode[] = [
  {
    name: 'the server says why',
    answer: (route) =>
      route.fulfill({ status: 500, json: { mensaje: SERVER_TEXT, code: 'internal' } }),
    text: () => SERVER_TEXT,
  },
  {
    name: 'a proxy answers with its page',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: PROXY_PAGE }),
    text: (call) => call.texts.failed,
  },
  {
    name: 'the reply is JSON without a word',
    answer: (route) => route.fulfill({ status: 502, json: {} }),
    text: (call) => call.texts.failed,
  },
  {
    name: 'the connection fails',
    answer: (route) => route.abort('connectionreset'),
    text: (call) => call.texts.network,
  },
];

export const routeOf = ({ path }: Call): string => `**/api${path}`;

/** Waits for the end of the next request of a call, answered or failed. */
export function requestEnd(page: Page, { path }: Call): Promise<unknown> {
  const isIts = (request: { url(): string }) => request.url().endsWith(`/api${path}`);
  return Promise.race([
    page.waitForEvent('requestfinished', isIts),
    page.waitForEvent('requestfailed', isIts),
  ]);
}

/** Makes a call fail in this way from now on. */
export async function failWith(page: Page, call: Call, { answer }: FailureMode): Promise<void> {
  await page.unroute(routeOf(call));
  await page.route(routeOf(call), answer);
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

/** Answers as the server does for an error at a field. */
export const refuseAt = (campo: string, text: string) => (route: Route) =>
  route.fulfill({
    status: 400,
    json: { mensaje: textOf('invalid_input'), code: 'invalid_input', campos: { [campo]: text } },
  });
