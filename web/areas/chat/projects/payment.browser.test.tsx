import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createProject } from '#contract/payments.ts';
import { getProposal } from '#contract/projects.ts';
import { textOf } from '#contract/errors.ts';
import type { User } from '#contract/views.ts';
import { answerProvider, confirmPayment, showCardForm } from '#web/shared/payments/testing.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import {
  answerProject,
  dialog,
  dialogButton,
  openPanel,
  OTHER,
  panel,
  panelButton,
  pushProject,
  projectOf,
} from '#web/testing/project.ts';
import { shownToast } from '#web/ui/toast/toast.ts';
import { button, expectErrorToast, expectGoodScreen, notices } from '#web/testing/screen.ts';
import { HALF_PAID, UNPAID } from './testing.ts';

// Payments that fail (1 §5, §8, 2 §8): the message, how long it shows, and the next attempt.

const PAY = 'Pagar $1,999.00 MXN';
const WITHOUT = 'Sin comunicación con Stripe (log-stripe-2). Si persiste informa al soporte';

let me: User;

beforeEach(() => {
  me = signIn(person('client'));
  answerProject(me, projectOf(me, UNPAID));
  answerProvider();
  answer(createProject, { response: { client_secret: 'pi_1_secret_1', amount: 1999 } });
});

/** Opens the payment until its card form has appeared. */
async function openCardForm(): Promise<void> {
  await openPanel();
  await panelButton(PAY).click();
  await expect
    .element(dialogButton(PAY))
    .toHaveAccessibleDescription('El formulario de pago se está cargando.');
  showCardForm();
  await expect.element(dialogButton(PAY)).toBeEnabled();
}

test('a payment that cannot be prepared says so for 8 s, and can be tried again', async () => {
  const [first] = FAILURES;
  if (first) fail(createProject, first);
  await openPanel('proyecto', PHONE);
  // The dialog's script has to be loaded before the clock is stopped.
  await panelButton(PAY).click();
  await expect.element(dialog().getByText('No se pudo preparar el pago')).toBeVisible();
  await expectGoodScreen();
  await button('Cerrar aviso').click();
  stopClock();
  for (const failure of FAILURES) {
    fail(createProject, failure);
    await dialogButton('Intentar de nuevo').click();
    await expectErrorToast(WITHOUT, 8_000);
  }
  answer(createProject, { response: { client_secret: 'pi_2_secret_2', amount: 1999 } });
  await dialogButton('Intentar de nuevo').click();
  await expect.element(dialogButton(PAY)).toBeVisible();
});

test('a payment that the server refuses shows the reason for 8 s', async () => {
  refuse(createProject, 'in_dispute');
  await openPanel();
  // The dialog's script has to be loaded before the clock is stopped.
  await panelButton(PAY).click();
  await button('Cerrar aviso').click();
  stopClock();
  await panelButton(PAY).click();
  await expectErrorToast(textOf('in_dispute'), 8_000);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('the pay button waits for the card form and says so', async () => {
  await openPanel();
  await panelButton(PAY).click();
  await expect
    .element(dialogButton(PAY))
    .toHaveAccessibleDescription('El formulario de pago se está cargando.');
  await expect.element(dialogButton(PAY)).toBeDisabled();
  // Not the close button, which for as long is the only one.
  await expect.element(dialog().getByRole('heading', { name: PAY })).toHaveFocus();
  await expectGoodScreen();
  showCardForm();
  await expect.element(dialogButton(PAY)).toBeEnabled();
});

const REFUSED = 'Tu tarjeta no tiene fondos suficientes.';
const LOST = 'Error interno, intenta más tarde';
for (const [what, error, text, life] of [
  ['a refused card', { type: 'card_error', message: REFUSED }, REFUSED, 6_000],
  ['a payment without a connection', { type: 'api_connection_error', message: '?' }, LOST, 8_000],
  ['a library that fails', null, LOST, 8_000],
] as const)
  test(`${what} shows «${text}» for ${life / 1000} s, and can be tried again`, async () => {
    await openCardForm();
    if (error) confirmPayment.mockResolvedValue({ error });
    else confirmPayment.mockRejectedValue(new Error('no connection'));
    stopClock();
    await dialogButton(PAY).click();
    await expectErrorToast(text, life);
    await expect.element(dialogButton(PAY)).toBeEnabled();
  });

test('what the form says at its fields is not said again', async () => {
  await openCardForm();
  confirmPayment.mockResolvedValue({ error: { type: 'validation_error', message: REFUSED } });
  await dialogButton(PAY).click();
  await expect.poll(() => confirmPayment.mock.calls.length).toBe(1);
  await expect.element(dialogButton(PAY)).toBeEnabled();
  expect(shownToast.get()).toBeUndefined();
});

for (const [status, title] of [
  ['succeeded', 'Pagaste $1,800.00'],
  ['processing', 'Tu pago se está procesando'],
  ['requires_payment_method', 'El pago no se completó'],
  ['canceled', 'El pago no se completó'],
  ['unknown', 'Todavía no sabemos cómo quedó tu pago'],
] as const)
  test(`back with payment_status=${status}: says so in the panel, with the focus there, and only once`, async () => {
    await open(`/chat/${OTHER}?payment_status=${status}`);
    const result = panel().getByRole('heading', { name: title });
    await expect.element(result).toBeVisible();
    await expect.element(result).toHaveFocus();
    await expect.poll(address).toBe(`/chat/${OTHER}?panel=proyecto`);
    await expectGoodScreen();
    // The focus announces it; a toast would say it again.
    await expect.element(notices().getByText(title)).not.toBeInTheDocument();
    // The address itself changes nothing.
    await expect.element(panelButton(PAY)).toBeVisible();
    // Again, as by a reload.
    const before = asked(getProposal).length;
    await open(address());
    await expect.poll(() => asked(getProposal).length).toBeGreaterThan(before);
    await expect.element(panelButton(PAY)).toBeVisible();
    await expect.element(result).not.toBeInTheDocument();
  });

test('says how much was paid, until something else happens, and takes the focus from no composer', async () => {
  const paid = projectOf(me, HALF_PAID);
  answerProject(me, {
    ...paid,
    eventos: [
      {
        evento: 'pago_parcial',
        actor: 'System',
        monto: 4000.5,
        detalle: '',
        createAt: '2026-11-24T16:00:00.000Z',
      },
    ],
  });
  await open(`/chat/${OTHER}?payment_status=succeeded`, DESKTOP);
  const result = panel().getByRole('heading', { name: 'Pagaste $4,000.50' });
  await expect.element(result).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: /^Mensaje para/ })).toBeVisible();
  await expect.element(result).toHaveFocus();
  pushProject({ ...paid, version: paid.version + 1 });
  await expect.element(result).not.toBeInTheDocument();
});

test('the result of a payment is shown even if it is unknown of which project', async () => {
  await open('/chat/view?payment_status=unknown');
  await expect.element(notices().getByText('Todavía no sabemos cómo quedó tu pago')).toBeVisible();
  await expect.poll(address).toBe('/chat/view');
});
