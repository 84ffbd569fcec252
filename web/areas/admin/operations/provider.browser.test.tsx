import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { textOf } from '#contract/errors.ts';
import * as operations from '#contract/operations.ts';
import { open } from '#web/testing/app.tsx';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { expectButtons, signInReader } from '#web/testing/reader.ts';
import { getUser } from '#contract/accounts.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import { alerts, button, expectGoodScreen, notices } from '#web/testing/screen.ts';

// What the payment provider did on its own and the team deals with (4 §A).

const NONE = { hay_mas: false, siguiente: null };
const AT = '2026-11-20T15:00:00.000Z';

beforeEach(() => {
  signIn(person('admin'));
  answer(operations.getPending, { ...NOTHING_PENDING, devoluciones: 1, hechos: 1 });
  answer(operations.getValidations, { validaciones: [], ...NONE });
  answer(operations.getDeletionRequests, { solicitudes: [], ...NONE });
  answer(operations.getFailedNotifications, { notificaciones: [], ...NONE });
  answer(operations.getFailedJobs, { trabajos: [] });
  answer(operations.getFacts, { hechos: [], ...NONE });
  answer(operations.getFailedRefunds, { devoluciones: [], ...NONE });
});

const REFUND = {
  id: 4,
  persona: { keylogin: 'c'.repeat(43), nombre: 'Clara Ríos' },
  monto: 1500,
  pago: 9,
  motivo: 'rechazada',
  detalle: '',
  intentos: 0,
  tardia: 1,
  createAt: AT,
  fallo_at: AT,
  siguiente_at: null,
} as const;

test('a failed refund is asked for again only after its amount and receiver were confirmed', async () => {
  answer(operations.getFailedRefunds, { devoluciones: [REFUND], ...NONE });
  await open('/admin/pendientes');
  await button('Reintentar: devolución a Clara Ríos').click();
  const dialog = page.getByRole('dialog', { name: '¿Reintentar la devolución de $1,500.00?' });
  await expect.element(dialog).toMatchTextContent('$1,500.00 a la tarjeta de Clara Ríos');
  await expectGoodScreen();
  expect(asked(operations.retryRefund)).toEqual([]);
  refuse(operations.retryRefund, 'refund_not_found');
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(alerts().getByText(textOf('refund_not_found'))).toBeVisible();
  answer(operations.retryRefund, {});
  answer(operations.getFailedRefunds, { devoluciones: [], ...NONE });
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(notices().getByText(/Volvimos a pedir la devolución/)).toBeVisible();
  expect(asked(operations.retryRefund)).toMatchObject([{ refund_id: 4 }, { refund_id: 4 }]);
});

test('a refund that the bank sent back is paid another way, with its proof', async () => {
  answer(operations.getFailedRefunds, { devoluciones: [REFUND], ...NONE });
  await open('/admin/pendientes');
  await expect.element(page.getByText(/la regresó después de que Stripe la dio por/)).toBeVisible();
  await page.getByRole('button', { name: /^Pagada por otro medio/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pagada por otro medio' });
  await dialog.getByRole('button', { name: /^Anotar/ }).click();
  await expect.element(dialog.getByText(/^Escribe la clave de rastreo/)).toBeVisible();
  await expectGoodScreen();
  await dialog.getByLabelText('Clave de rastreo o folio').fill('0041');
  await dialog.getByLabelText('Motivo').fill('Su tarjeta ya no existe');
  answer(operations.settleRefundOutside, {});
  answer(operations.getFailedRefunds, { devoluciones: [], ...NONE });
  await dialog.getByRole('button', { name: /^Anotar/ }).click();
  await expect.element(notices().getByText(/Clara Ríos ya lo sabe/)).toBeVisible();
  expect(asked(operations.settleRefundOutside)).toMatchObject([
    { refund_id: 4, como: 'transferencia', clave: '0041', motivo: 'Su tarjeta ya no existe' },
  ]);
});

const FACT = {
  id: 'evt_1',
  tipo: 'charge.succeeded',
  objeto: 'pi_1',
  createAt: AT,
  eventos: [
    { id: 'evt_1', tipo: 'charge.succeeded', createAt: AT },
    { id: 'evt_2', tipo: 'payment_intent.succeeded', createAt: AT },
  ],
};

test('a fact that nobody handles is attended to with a note', async () => {
  answer(operations.getFacts, { hechos: [FACT], ...NONE });
  await open('/admin/pendientes');
  await expect.element(page.getByText(/^payment_intent.succeeded/)).toBeVisible();
  await button('Atender: pi_1').click();
  const dialog = page.getByRole('dialog', { name: '¿Qué se hizo?' });
  await dialog.getByRole('button', { name: 'Atendido' }).click();
  await expect.element(dialog.getByText('Escribe qué se hizo.')).toBeVisible();
  await dialog.getByLabelText('Nota').fill('Cambio de logo');
  answer(operations.attendFact, {});
  answer(operations.getFacts, { hechos: [], ...NONE });
  await dialog.getByRole('button', { name: 'Atendido' }).click();
  await expect.element(page.getByText('Todo lo que Stripe avisó está atendido.')).toBeVisible();
  expect(asked(operations.attendFact)).toMatchObject([
    { fact_id: 'evt_1', nota: 'Cambio de logo' },
  ]);
  await expectGoodScreen();
});

test('a fact that somebody else attended to says so, and asks no more', async () => {
  answer(operations.getFacts, { hechos: [FACT], ...NONE });
  await open('/admin/pendientes');
  await button('Atender: pi_1').click();
  const dialog = page.getByRole('dialog', { name: '¿Qué se hizo?' });
  await dialog.getByLabelText('Nota').fill('Cambio de logo');
  refuse(operations.attendFact, 'fact_not_found');
  answer(operations.getFacts, { hechos: [], ...NONE });
  await dialog.getByRole('button', { name: 'Atendido' }).click();
  await expect.element(page.getByText(textOf('fact_not_found'))).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Todo lo que Stripe avisó está atendido.')).toBeVisible();
});

test('a notification that somebody else attended to goes, with the question about it', async () => {
  const failed = {
    id: 6,
    persona: REFUND.persona,
    msg: 'Tu pago llegó.',
    canal: 'email',
    motivo: 'rechazada',
    createAt: AT,
    fallo_at: AT,
  } as const;
  answer(operations.getFailedNotifications, { notificaciones: [failed], ...NONE });
  await open('/admin/pendientes');
  await button('Descartar: notificación a Clara Ríos').click();
  const dialog = page.getByRole('dialog', { name: '¿Descartar?' });
  refuse(operations.attendNotification, 'notification_not_found');
  answer(operations.getFailedNotifications, { notificaciones: [], ...NONE });
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect.element(page.getByText(textOf('notification_not_found'))).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('who only reads sees what waits, and who attends to it', async () => {
  answer(operations.getPending, {
    ...NOTHING_PENDING,
    validaciones: 1,
    eliminaciones: 1,
    devoluciones: 1,
    hechos: 1,
    notificaciones: 1,
    trabajos: 1,
  });
  answer(operations.getFailedRefunds, { devoluciones: [REFUND], ...NONE });
  answer(operations.getFacts, {
    hechos: [{ id: 'ev_1', tipo: 'payout.failed', objeto: 'po_1', createAt: AT, eventos: [] }],
    ...NONE,
  });
  answer(operations.getFailedNotifications, {
    notificaciones: [
      {
        id: 5,
        persona: REFUND.persona,
        msg: 'Hola',
        canal: 'email',
        motivo: 'rechazada',
        createAt: AT,
        fallo_at: AT,
      },
    ],
    ...NONE,
  });
  answer(operations.getFailedJobs, {
    trabajos: [{ id: 3, tipo: 'otro', intentos: 5, error: '', createAt: AT, fallo_at: AT }],
  });
  answer(operations.getDeletionRequests, {
    solicitudes: [{ keylogin: 'd'.repeat(43), nombre: 'Dalia Ríos', motivo: '', createAt: AT }],
    ...NONE,
  });
  signInReader();
  await open('/admin/pendientes');
  await expectButtons({
    'Ver la cuenta de Dalia Ríos': getUser,
    'Reintentar: devolución a Clara Ríos': operations.retryRefund,
    'Pagada por otro medio: devolución a Clara Ríos': operations.settleRefundOutside,
    'Atender: po_1': operations.attendFact,
    'Enviar otra vez: notificación a Clara Ríos': operations.attendNotification,
    'Descartar: notificación a Clara Ríos': operations.attendNotification,
    'Reintentar: otro': operations.attendJob,
    'Descartar: otro': operations.attendJob,
  });
  await expectGoodScreen();
});
