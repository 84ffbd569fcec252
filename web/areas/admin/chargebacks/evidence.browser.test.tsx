import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as chargebacks from '#contract/chargebacks.ts';
import { textOf } from '#contract/errors.ts';
import { getPending } from '#contract/operations.ts';
import { DAY } from '#lib/mexico-time.ts';
import { open, PHONE } from '#web/testing/app.tsx';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { expectButtons, signInReader } from '#web/testing/reader.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen, notices } from '#web/testing/screen.ts';
import { AT, CASE, EVIDENCE, NONE } from './testing.ts';

// The evidence of a payment that a card's bank took back (4 §A): read by the team, then handed in.

beforeEach(() => {
  signIn(person('admin'));
  answer(getPending, { ...NOTHING_PENDING, contracargos: 1 });
  answer(chargebacks.getLosses, { perdidas: [], ...NONE });
  answer(chargebacks.getInquiries, { consultas: [], ...NONE });
});

test('the evidence is read and handed in, once', async () => {
  answer(chargebacks.getChargebacks, { contracargos: [CASE], ...NONE });
  answer(chargebacks.getChargeback, { contracargo: CASE, ...EVIDENCE });
  await open('/admin/contracargos');
  await expect.element(page.getByText('Faltan pruebas')).toBeVisible();
  await expectGoodScreen();
  await page.getByRole('link', { name: 'Cambio de llave' }).click();
  await expect.element(page.getByText(/947.00 están reservados/)).toBeVisible();
  for (const said of [
    /todavía protege \$1,000\.00/,
    /se liberaron \$1,000\.00; sin la comisión, el profesional recibió \$947\.00/,
    /Stripe cobró \$348\.00/,
  ])
    await expect.element(page.getByText(said)).toBeVisible();
  await expectGoodScreen();
  await button('Entregar al banco').click();
  const dialog = page.getByRole('dialog', { name: '¿Entregar estas pruebas?' });
  const sent = { ...CASE, estado: 'under_review', entregadas_at: AT, entregadas_por: 'Ada Lugo' };
  answer(chargebacks.submitEvidence, { contracargo: sent });
  answer(chargebacks.getChargeback, { contracargo: sent, ...EVIDENCE });
  await dialog.getByRole('button', { name: 'Entregar' }).click();
  await expect
    .element(page.getByText(/^Ada Lugo las entregó .* El banco las lee una sola vez/))
    .toBeVisible();
  // The button that asked is gone with what it did.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(asked(chargebacks.submitEvidence)).toMatchObject([{ id: 3, huella: EVIDENCE.huella }]);
});

test('evidence that changed meanwhile is read again before it is handed in', async () => {
  answer(chargebacks.getChargeback, { contracargo: CASE, ...EVIDENCE });
  refuse(chargebacks.submitEvidence, 'evidence_changed');
  await open('/admin/contracargos/3');
  await button('Entregar al banco').click();
  const newer = { ...EVIDENCE, pruebas: 'SERVICIO\nUn mensaje más', huella: 'n'.repeat(32) };
  answer(chargebacks.getChargeback, { contracargo: CASE, ...newer });
  const dialog = page.getByRole('dialog', { name: '¿Entregar estas pruebas?' });
  await dialog.getByRole('button', { name: 'Entregar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/Un mensaje más/)).toBeVisible();
  expect(asked(chargebacks.submitEvidence)).toMatchObject([{ huella: EVIDENCE.huella }]);
});

test('evidence is handed in once its end was reached, by the keyboard too', async () => {
  const long = Array.from({ length: 200 }, (_, line) => `Mensaje ${line}`).join('\n');
  answer(chargebacks.getChargeback, { contracargo: CASE, ...EVIDENCE, pruebas: long });
  await open('/admin/contracargos/3', PHONE);
  const hand = button('Entregar al banco');
  await expect.element(hand).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(/^Lee el texto hasta el final/)).toBeInTheDocument();
  await expectGoodScreen();
  const text = page.getByLabelText('Texto de las pruebas').element() as HTMLElement;
  text.focus();
  await userEvent.keyboard('{End}');
  await expect.element(hand).not.toHaveAttribute('aria-disabled', 'true');
});

test('who comes second is told which colleague handed the evidence in, and when', async () => {
  answer(chargebacks.getChargeback, { contracargo: CASE, ...EVIDENCE });
  refuse(chargebacks.submitEvidence, 'evidence_handed_in');
  await open('/admin/contracargos/3');
  await button('Entregar al banco').click();
  const sent = { ...CASE, estado: 'under_review', entregadas_at: AT, entregadas_por: 'Ada Lugo' };
  answer(chargebacks.getChargeback, { contracargo: sent, ...EVIDENCE });
  await page
    .getByRole('dialog', { name: '¿Entregar estas pruebas?' })
    .getByRole('button', { name: 'Entregar' })
    .click();
  await expect.element(notices().getByText(/^Ada Lugo las entregó al banco el /)).toBeVisible();
  await expect.element(button('Entregar al banco')).not.toBeInTheDocument();
});

test('after its deadline nothing is handed in, and the bank decides', async () => {
  const contracargo = { ...CASE, vence: new Date(Date.now() - DAY).toISOString() };
  answer(chargebacks.getChargeback, { contracargo, ...EVIDENCE });
  await open('/admin/contracargos/3', PHONE);
  await expect.element(page.getByText('El banco decide', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^No se entregaron a tiempo/)).toBeVisible();
  await expect.element(button('Entregar al banco')).toHaveAttribute('aria-disabled', 'true');
  await expectGoodScreen();
});

test('a bank that takes no more evidence says so, and the question is gone', async () => {
  answer(chargebacks.getChargeback, { contracargo: CASE, ...EVIDENCE });
  refuse(chargebacks.submitEvidence, 'evidence_closed');
  await open('/admin/contracargos/3');
  await button('Entregar al banco').click();
  const dialog = page.getByRole('dialog', { name: '¿Entregar estas pruebas?' });
  await dialog.getByRole('button', { name: 'Entregar' }).click();
  await expect.element(notices().getByText(textOf('evidence_closed'))).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('while the answer to a colleague is on its way, the bank decides and nobody is asked for evidence', async () => {
  answer(chargebacks.getChargeback, { contracargo: CASE, ...EVIDENCE });
  refuse(chargebacks.submitEvidence, 'evidence_closed');
  await open('/admin/contracargos/3');
  await expect.element(page.getByText(/para entregar pruebas$/)).toBeVisible();
  await button('Entregar al banco').click();
  // The bank's news came before what the colleague's call writes.
  const contracargo = { ...CASE, estado: 'under_review' };
  answer(chargebacks.getChargeback, { contracargo, ...EVIDENCE });
  await page
    .getByRole('dialog', { name: '¿Entregar estas pruebas?' })
    .getByRole('button', { name: 'Entregar' })
    .click();
  await expect.element(page.getByText('El banco decide', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('El banco ya tiene las pruebas: falta que decida.'))
    .toBeVisible();
  await expect.element(page.getByText(/para entregar pruebas$/)).not.toBeInTheDocument();
  await expect.element(button('Entregar al banco')).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('who only reads sees the evidence and the loss, and who deals with them', async () => {
  signInReader();
  const buttons = { Volver: null, Descargar: null };
  answer(chargebacks.getChargeback, { contracargo: CASE, ...EVIDENCE });
  await open('/admin/contracargos/3');
  await expectButtons({ ...buttons, 'Entregar al banco': chargebacks.submitEvidence });
  await expectGoodScreen();
  const decided = { motivo: '', decidido_at: null, decidido_por: null, repuesto: null };
  const perdida = { id: 5, monto: 2000, cargo: null, adeudo: 0, cobrado: 0, deshecha_at: null };
  answer(chargebacks.getChargeback, {
    contracargo: {
      ...CASE,
      estado: 'lost',
      ganado: 0,
      cerrado_at: AT,
      perdida: { ...perdida, ...decided },
    },
    ...EVIDENCE,
  });
  await open('/admin/contracargos/3');
  await expectButtons({ ...buttons, 'Decidir quién lo asume': chargebacks.decideLoss });
});
