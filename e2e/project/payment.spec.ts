import { expect } from '@playwright/test';
import { createProject, getStripeKeys } from '#contract/payments.ts';
import { alerts, expectErrorToast, routeOf, stopClock } from '../steps/failures.ts';
import { PHONE } from '../steps/person.ts';
import { expectProtected, fillCard, openProject } from '../steps/project.ts';
import { follow, started } from '../steps/router.ts';
import { button, dialog, test } from './test.ts';

const PAY = 'Pagar $1,999.00 MXN';
const WITHOUT_KEYS = 'Sin comunicación con Stripe (log-stripe-1). Si persiste informa al soporte';
const SCRIPT = '**/_dev/stripe/v3/**';

// The component test has the other failures of a payment. The provider's script is loaded once for a page.
test('without keys, script or payment an error with its code shows, and paying can be tried again', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  const { page } = await seat(PHONE, job.client);
  const again = () => dialog(page).getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.clock.install();
  await page.route(routeOf(getStripeKeys), (route) => route.abort('connectionreset'));
  await openProject(page, professional);
  // The dialog's script has to be loaded before the clock is stopped.
  await button(page, PAY).click();
  await expect(dialog(page).getByText('No se pudo preparar el pago')).toBeVisible();
  await expect(alerts(page).getByText(WITHOUT_KEYS)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(alerts(page)).toHaveCount(0);
  await stopClock(page);
  await again();
  await expectErrorToast(page, WITHOUT_KEYS, 8_000);
  await page.clock.resume();

  await page.unroute(routeOf(getStripeKeys));
  await page.route(SCRIPT, (route) => route.abort());
  await again();
  await expect(alerts(page).getByText(/log-stripe-1/)).toBeVisible();
  await page.unroute(SCRIPT);
  await page.route(routeOf(createProject), (route) => route.abort('connectionreset'));
  await again();
  await expect(alerts(page).getByText(/log-stripe-2/)).toBeVisible();

  await page.unroute(routeOf(createProject));
  await again();
  await fillCard(page, '4242424242424242');
  await dialog(page).getByRole('button', { name: PAY }).click();
  await expectProtected(page, '$1,999.00');
});

test('paying from a chat loads a document that may, with what was typed, and Back leads to the chat', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  const { page } = await seat(PHONE, job.client);
  await page.goto('/cliente');
  await started(page);
  const documents: string[] = [];
  page.on('response', (response) => {
    const { 'content-security-policy': policy = '' } = response.headers();
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      documents.push(policy.includes('js.stripe.com') ? 'pays' : 'does not pay');
  });
  await follow(page, `/chat/${professional.keylogin}`);
  const written = page.getByRole('textbox', { name: /^Mensaje para/ });
  await written.fill('Te pago en un momento.');
  expect(documents).toEqual([]);
  // Above the messages.
  await page.getByRole('main').getByRole('button', { name: PAY }).first().click();
  await expect(page.getByLabel('Número de tarjeta')).toBeVisible();
  await expect(page).toHaveURL(/[?&]pagar=1/);
  expect(documents).toEqual(['pays']);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/chat/${professional.keylogin}$`));
  await expect(written).toHaveValue('Te pago en un momento.');
  await page.goForward();
  await expect(page.getByLabel('Número de tarjeta')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/chat/${professional.keylogin}$`));

  await page.getByRole('main').getByRole('button', { name: PAY }).first().click();
  await fillCard(page, '4242424242424242');
  await dialog(page).getByRole('button', { name: PAY }).click();
  await expectProtected(page, '$1,999.00');
  expect(documents.at(-1)).toBe('does not pay');
});
