import { expect, type Page } from '@playwright/test';
import type { Call } from '#contract/call.ts';
import { getConversationsNoRead } from '#contract/chat.ts';
import { LOST_SESSION } from '#contract/lost-session.ts';
import { validateSession } from '#contract/session.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { logIn, newClient } from '../steps/people.ts';
import { DESKTOP, PHONE, test } from '../steps/person.ts';
import { alerts, expectErrorToast, FAILURE_MODES, failWith, routeOf, stopClock } from './fail.ts';

// The session alert, and failures that are not shown (1 §4, §8).

const SESSION_ITEMS = ['session_id', 'keylogin', 'user', 'code_confirm', 'formDataSearch'];
const kept = (page: Page) =>
  page.evaluate((items) => items.filter((item) => item in localStorage), SESSION_ITEMS);

for (const [, mensaje] of Object.values(LOST_SESSION))
  test(`«${mensaje}» shows for a second, and then /login opens`, async ({ seat }) => {
    const { page } = await seat(PHONE, await newClient());
    await page.clock.install();
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    // Only the message matters (1 §4), whatever else the reply contains.
    await page.route(routeOf(validateSession), async (route) => {
      asked.resolve();
      await answer.promise;
      await route.fulfill({ status: 401, json: { mensaje } });
    });
    await page.addInitScript(() => localStorage.setItem('formDataSearch', '{}'));
    await page.goto('/cliente');
    await asked.promise;
    await stopClock(page);
    answer.resolve();
    await expect(alerts(page).getByText(mensaje, { exact: true })).toBeVisible();
    expect(await kept(page)).toEqual(SESSION_ITEMS);
    await expectErrorToast(page, mensaje, 1000);
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => kept(page)).toEqual([]);
  });

test('a session check that fails for another reason keeps the session', async ({ seat }) => {
  const { page } = await seat(PHONE, await newClient());
  for (const failing of FAILURE_MODES) {
    await failWith(page, validateSession, failing);
    await page.goto('/cliente');
    await expect(page.getByText('Ves lo último que guardamos.')).toBeVisible();
    await expect(alerts(page)).toHaveCount(0);
  }
  await page.unroute(routeOf(validateSession));
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByText('Ves lo último que guardamos.')).toHaveCount(0);
});

test('the count of unread messages fails silently', async ({ seat }) => {
  const { page } = await seat(DESKTOP, await newClient());
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Conversaciones', exact: true })).toBeVisible();
  await stopClock(page);
  for (const failing of FAILURE_MODES) {
    await failWith(page, getConversationsNoRead, failing);
    await expectAsked(page, getConversationsNoRead, 10_000);
    await expect(alerts(page)).toHaveCount(0);
  }
});

test('the count is requested every ten seconds, and only once where it is shown twice', async ({
  seat,
}) => {
  const { page } = await seat(DESKTOP, await logIn(DEMO_ACCOUNTS[2].email));
  let asked = 0;
  await page.route(routeOf(getConversationsNoRead), async (route) => {
    asked += 1;
    await route.fulfill({ json: { mensaje: 'success', conversations: 7 } });
  });
  await page.clock.install();
  await page.goto('/admin/cuentas');
  await expect(page.getByRole('link', { name: /^Conversaciones 7/ })).toHaveCount(2);
  await stopClock(page);
  const before = asked;
  await expectAsked(page, getConversationsNoRead, 10_000);
  expect({ before, after: asked }).toEqual({ before: 1, after: 2 });
});

/** Expects the call to be made again within the time, and to finish. */
async function expectAsked(page: Page, call: Call, milliseconds: number): Promise<void> {
  const over = Promise.race([
    page.waitForEvent('requestfinished', (request) => request.url().endsWith(call.path)),
    page.waitForEvent('requestfailed', (request) => request.url().endsWith(call.path)),
  ]);
  await page.clock.runFor(milliseconds);
  await over;
}
