import { expect, type Page } from '@playwright/test';
import { textOf } from '#contract/errors.ts';
import { createProject, getStripeKeys } from '#contract/payments.ts';
import { alerts, expectErrorToast, notices, routeOf, stopClock } from '../steps/failures.ts';
import { DESKTOP, expectGoodScreen, PHONE } from '../steps/person.ts';
import { expectProtected, fillCard, openProject } from '../steps/project.ts';
import type { ProjectSetup } from '../steps/project-setup.ts';
import { button, dialog, test } from './test.ts';

// Payments that fail (1 §5, §8, 2 §8): the message, how long it shows, and the next attempt.

const PAY = 'Pagar $1,999.00 MXN';
const WITHOUT =
  /^Sin comunicación con Stripe \(log-stripe-[12]\)\. Si persiste informa al soporte$/;

const openPayment = async (page: Page, job: ProjectSetup) => {
  await openProject(page, job.professional);
  await button(page, PAY).click();
};
const pay = (page: Page) => dialog(page).getByRole('button', { name: PAY });
const again = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Intentar de nuevo' }).click();

for (const [name, call, text] of [
  [
    'keys',
    getStripeKeys,
    'Sin comunicación con Stripe (log-stripe-1). Si persiste informa al soporte',
  ],
  [
    'create',
    createProject,
    'Sin comunicación con Stripe (log-stripe-2). Si persiste informa al soporte',
  ],
] as const)
  test(`without ${name} an error with its code shows for 8 s, and paying can be tried again`, async ({
    seat,
    professional,
    begin,
  }) => {
    const job = await begin('por_pagar');
    const { page } = await seat(PHONE, job.client);
    await page.clock.install();
    await page.route(routeOf(call), (route) => route.abort('connectionreset'));
    await openProject(page, professional);
    await expect(button(page, PAY)).toBeVisible();
    // The dialog's script has to be loaded before the clock is stopped.
    await button(page, PAY).click();
    await expect(dialog(page).getByText('No se pudo preparar el pago')).toBeVisible();
    await expect(alerts(page).getByText(WITHOUT)).toHaveText(text);
    await expectGoodScreen(page);
    await page.clock.runFor(10_000);
    await expect(alerts(page)).toHaveCount(0);
    await stopClock(page);
    await again(page);
    await expectErrorToast(page, text, 8_000);
    await page.clock.resume();

    await page.unroute(routeOf(call));
    await again(page);
    await fillCard(page, '4242424242424242');
    await pay(page).click();
    await expectProtected(page, '$1,999.00');
  });

test("the provider's script fails to load: the error has code 1", async ({ seat, begin }) => {
  const job = await begin('por_pagar');
  const { page } = await seat(DESKTOP, job.client);
  await page.route('**/_dev/stripe/v3/**', (route) => route.abort());
  await openPayment(page, job);
  await expect(alerts(page).getByText(/log-stripe-1/)).toBeVisible();
  await page.unroute('**/_dev/stripe/v3/**');
  await again(page);
  await expect(pay(page)).toBeEnabled();
});

test('the result of the payment is shown even if the return from the bank was lost', async ({
  seat,
  begin,
}) => {
  const job = await begin('por_pagar');
  const { page } = await seat(PHONE, job.client);
  await page.goto('/api/stripe/confirm_project');
  await expect(notices(page).getByText('Todavía no sabemos cómo quedó tu pago')).toBeVisible();
  await expect(page).toHaveURL(/\/chat\/view$/);
});

test('a payment that the server refuses shows the reason for 8 s', async ({ seat, begin }) => {
  const job = await begin('por_pagar');
  const { page } = await seat(DESKTOP, job.client);
  await page.clock.install();
  const mensaje = textOf('in_dispute');
  await page.route(routeOf(createProject), (route) =>
    route.fulfill({ status: 409, json: { mensaje, code: 'in_dispute' } }),
  );
  // The dialog's script has to be loaded before the clock is stopped.
  await openPayment(page, job);
  await expect(alerts(page)).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expect(alerts(page)).toHaveCount(0);
  await stopClock(page);
  await button(page, PAY).click();
  await expectErrorToast(page, mensaje, 8_000);
});

test('the pay button waits for the card form and says so', async ({ seat, begin }) => {
  const job = await begin('por_pagar');
  const { page } = await seat(DESKTOP, job.client);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  // The form loads the payment from the provider before it appears.
  await page.route(/\/v1\/payment_intents\/[^/]+\?/, async (route) => {
    await held;
    await route.continue();
  });
  await openPayment(page, job);
  await expect(pay(page)).toHaveAccessibleDescription('El formulario de pago se está cargando.');
  await expect(pay(page)).toBeDisabled();
  await expectGoodScreen(page);
  go();
  await expect(pay(page)).toBeEnabled();
});

test("a refused card shows the provider's text for 6 s, a lost connection shows for 8 s", async ({
  seat,
  begin,
}) => {
  const job = await begin('por_pagar');
  const { page } = await seat(DESKTOP, job.client);
  await page.clock.install();
  await openPayment(page, job);
  await fillCard(page, '4000000000009995');
  await stopClock(page);
  const refused = page.waitForResponse('**/confirm');
  await pay(page).click();
  const { error } = (await (await refused).json()) as { error: { message: string } };
  await expectErrorToast(page, error.message, 6_000);
  await expect(pay(page)).toBeEnabled();

  await page.route('**/confirm', (route) => route.abort('connectionreset'));
  await pay(page).click();
  await expectErrorToast(page, 'Error interno, intenta más tarde', 8_000);
  expect(await job.view()).toMatchObject({ estado: 'por_pagar', pagado: 0 });
});

for (const [status, title] of [
  ['succeeded', 'Pago recibido'],
  ['processing', 'Tu pago se está procesando'],
  ['requires_payment_method', 'El pago no se completó'],
  ['canceled', 'El pago no se completó'],
  ['unknown', 'Todavía no sabemos cómo quedó tu pago'],
] as const)
  test(`back with payment_status=${status}: shows a message once, and removes it from the address`, async ({
    seat,
    professional,
    begin,
  }) => {
    const job = await begin('por_pagar');
    const { page } = await seat(PHONE, job.client);
    await page.goto(`/chat/${professional.keylogin}?payment_status=${status}`);
    await expect(notices(page).getByText(title, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\?panel=proyecto$/);
    // The address itself changes nothing.
    await expect(button(page, PAY)).toBeVisible();
    await page.reload();
    await expect(button(page, PAY)).toBeVisible();
    await expect(notices(page).getByText(title, { exact: true })).toHaveCount(0);
  });
