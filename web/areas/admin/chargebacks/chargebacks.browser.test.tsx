import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as chargebacks from '#contract/chargebacks.ts';
import { getPending } from '#contract/operations.ts';
import { DAY } from '#lib/mexico-time.ts';
import { learnServerTime } from '#web/api/server-clock.ts';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answer, answerEach, asked, reply } from '#web/testing/network.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen, notices } from '#web/testing/screen.ts';
import { AT, CASE, EVIDENCE, MONEY, NONE } from './testing.ts';

// Payments that a card's bank takes back (4 §A), as the team deals with them.

beforeEach(() => {
  signIn(person('admin'));
  answer(getPending, { ...NOTHING_PENDING, contracargos: 1 });
  answer(chargebacks.getLosses, { perdidas: [], ...NONE });
  answer(chargebacks.getInquiries, { consultas: [], ...NONE });
});

test.each([
  [3 * DAY, 'Quedan 3 días para entregar pruebas'],
  [-DAY, 'Terminó el plazo para entregar pruebas'],
])('what is left of the deadline is said in words, %i ms before it', async (left, words) => {
  const vence = new Date(Date.now() + left + 60_000).toISOString();
  answer(chargebacks.getChargebacks, { contracargos: [{ ...CASE, vence }], ...NONE });
  answer(chargebacks.getChargeback, { contracargo: { ...CASE, vence }, ...EVIDENCE });
  await open('/admin/contracargos', DESKTOP);
  await expect.element(page.getByText(words)).toBeVisible();
  await page.getByRole('link', { name: 'Cambio de llave' }).click();
  await expect.element(page.getByText('Las pruebas', { exact: true })).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
});

test('what is left is counted by the clock of the server, not by the device’s', async () => {
  const date = new Date(Date.now() + 8 * DAY).toUTCString();
  const body = { mensaje: 'success', contracargos: [CASE], ...NONE };
  reply(chargebacks.getChargebacks, () => Response.json(body, { headers: { date } }));
  onTestFinished(() => learnServerTime(new Date().toUTCString(), Date.now()));
  await open('/admin/contracargos');
  await expect.element(page.getByText(/^Quedan 2[34] horas para entregar/)).toBeVisible();
});

test('a chargeback without a deadline says so, in the list and on its page', async () => {
  const contracargo = { ...CASE, vence: null };
  answer(chargebacks.getChargebacks, { contracargos: [contracargo], ...NONE });
  answer(chargebacks.getChargeback, { contracargo, ...EVIDENCE });
  await open('/admin/contracargos');
  const words = page.getByText('El banco no dijo hasta cuándo acepta pruebas');
  await expect.element(words).toBeVisible();
  await page.getByRole('link', { name: 'Cambio de llave' }).click();
  await expect.element(page.getByText('Las pruebas', { exact: true })).toBeVisible();
  await expect.element(words).toBeVisible();
});

test('evidence that was handed in is due no more', async () => {
  const sent = { ...CASE, estado: 'under_review', entregadas_at: AT };
  answer(chargebacks.getChargebacks, { contracargos: [sent], ...NONE });
  await open('/admin/contracargos');
  await expect.element(page.getByText('El banco decide')).toBeVisible();
  await expect.element(page.getByText(/para entregar pruebas/)).not.toBeInTheDocument();
});

test.each([
  [{ cubierto_protegido: 620 }, /^\$620\.00 los cubrió lo que el proyecto tenía protegido/],
  [{ cubierto_devolucion: 250 }, /^\$250\.00 los cubrió una devolución que se le debía/],
])('of a lost one it says what covered it: %j', async (covered, words) => {
  const lost = { ...CASE, estado: 'lost', ganado: 0, cerrado_at: AT };
  answer(chargebacks.getChargeback, {
    contracargo: lost,
    ...EVIDENCE,
    dinero: { ...MONEY, ...covered },
  });
  await open('/admin/contracargos/3', PHONE);
  await expect.element(page.getByText(words)).toBeVisible();
});

test.each([
  ['prevented', 'Evitado', /^Se evitó: el dinero volvió al cliente de inmediato/],
  ['appeal_under_review', 'Perdido, se apela', /^Se apela; mientras tanto vale lo que se decidió/],
])('of a lost one it says what the provider does with it: %s', async (estado, chip, words) => {
  const contracargo = { ...CASE, estado, ganado: 0, cerrado_at: AT };
  answer(chargebacks.getChargeback, { contracargo, ...EVIDENCE });
  await open('/admin/contracargos/3', PHONE);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText(chip, { exact: true })).toBeVisible();
  const decided = page.getByText(/^El banco decidió/);
  if (estado === 'prevented') await expect.element(decided).not.toBeInTheDocument();
  else await expect.element(decided.first()).toBeVisible();
});

const LOSS = {
  id: 8,
  pago: 9,
  concepto: 'Cambio de llave',
  monto: 780,
  cliente: CASE.cliente,
  profesional: CASE.profesional,
  con_deudor: 1,
  propuesta: 738,
  decision: null,
  createAt: AT,
};

test('a refund at the provider names who received it, proposes that, and refuses more than the loss', async () => {
  answer(chargebacks.getChargebacks, { contracargos: [], ...NONE });
  answer(chargebacks.getLosses, { perdidas: [LOSS], ...NONE });
  await open('/admin/contracargos', PHONE);
  await expect.element(page.getByText('Se había liberado a')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ramón Núñez' })).toBeVisible();
  await expectGoodScreen();
  await button('Decidir quién lo asume').click();
  const dialog = page.getByRole('dialog', { name: /Quién asume/ });
  const charge = dialog.getByLabelText('A cargo de Ramón Núñez');
  await expect.element(charge).toHaveValue('738');
  await charge.fill('100,000');
  await expect
    .element(dialog.getByText('El cargo no puede ser mayor que la pérdida.'))
    .toBeVisible();
  await expect.element(dialog.getByText('$100,000.00')).not.toBeInTheDocument();
  const platform = dialog.getByText('Lo asume Maestros').element().parentElement;
  for (const nothing of ['abc', '-5', '']) {
    await charge.fill(nothing);
    expect(platform?.textContent).toBe('Lo asume Maestros—');
  }
  await charge.fill('0');
  expect(platform?.textContent).toBe('Lo asume Maestros$780.00');
});

test('a decided one stays in the list of what is over, with who decided what and why', async () => {
  answer(chargebacks.getChargebacks, { contracargos: [], ...NONE });
  const decision = { cargo: 100, motivo: 'Sin fotos', decidido_at: AT, decidido_por: 'Ada Lugo' };
  answerEach(chargebacks.getLosses, ({ estado }) => ({
    perdidas: estado === 'decididas' ? [{ ...LOSS, decision }] : [],
    ...NONE,
  }));
  await open('/admin/contracargos?estado=terminados', PHONE);
  await expect
    .element(
      page.getByText(
        /^Ada Lugo decidió el .*: \$100\.00 a cargo de Ramón Núñez y \$680\.00 los asume Maestros\. Motivo: Sin fotos$/,
      ),
    )
    .toBeVisible();
  await expectGoodScreen();
});

test('what is lost is decided with its amounts in sight', async () => {
  const perdida = {
    id: 5,
    monto: 2000,
    cargo: null,
    motivo: '',
    decidido_at: null,
    decidido_por: null,
    adeudo: 0,
    cobrado: 0,
    repuesto: null,
    deshecha_at: null,
  };
  const lost = { ...CASE, estado: 'lost', ganado: 0, cerrado_at: AT, perdida };
  answer(chargebacks.getChargeback, { contracargo: lost, ...EVIDENCE });
  await open('/admin/contracargos/3', DESKTOP);
  await expect
    .element(page.getByText(/De su saldo, \$947\.00 siguen reservados hasta entonces\.$/))
    .toBeVisible();
  await button('Decidir quién lo asume').click();
  const dialog = page.getByRole('dialog', { name: /Quién asume/ });
  await expect.element(dialog.getByText('$1,053.00')).toBeVisible();
  await dialog.getByLabelText('A cargo de Ramón Núñez').fill('1,000');
  await expect.element(dialog.getByText('$53.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar decisión' }).click();
  await expect.element(dialog.getByText('Escribe el motivo.')).toBeVisible();
  await expectGoodScreen();
  await dialog.getByLabelText('Motivo').fill('No hay pruebas');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Decidir quién lo asume').click();
  await expect.element(dialog.getByLabelText('Motivo')).toHaveValue('No hay pruebas');
  await expect.element(dialog.getByLabelText('A cargo de Ramón Núñez')).toHaveValue('1,000');
  answer(chargebacks.decideLoss, {});
  await dialog.getByRole('button', { name: 'Guardar decisión' }).click();
  await expect.element(notices().getByText('La decisión quedó en los libros.')).toBeVisible();
  expect(asked(chargebacks.decideLoss)).toMatchObject([
    { loss_id: 5, cargo: 1000, motivo: 'No hay pruebas' },
  ]);
});

test('one that cost nobody anything says when the bank changed its decision, too', async () => {
  const contracargo = {
    ...CASE,
    estado: 'won',
    ganado: 1,
    preguntado_at: '2026-11-02T15:00:00.000Z',
    cerrado_at: AT,
    recuperado_at: '2027-01-15T15:00:00.000Z',
  };
  answer(chargebacks.getChargeback, { contracargo, ...EVIDENCE });
  await open('/admin/contracargos/3', PHONE);
  await expect.element(page.getByText(/^El banco cambió su decisión y el dinero/)).toBeVisible();
  await expect.element(page.getByText(/^2.nov.2026/)).toBeVisible();
});

test('of one that the bank gave back after all it says what was given back', async () => {
  const perdida = {
    id: 5,
    monto: 2000,
    cargo: 1500,
    motivo: 'No hay pruebas',
    decidido_at: AT,
    decidido_por: 'Ada Lugo',
    adeudo: 100,
    cobrado: 100,
    repuesto: 1440,
    deshecha_at: null,
  };
  const back = {
    ...CASE,
    estado: 'won',
    ganado: 1,
    cerrado_at: AT,
    recuperado_at: '2027-01-15T15:00:00.000Z',
    perdida,
  };
  answer(chargebacks.getChargeback, { contracargo: back, ...EVIDENCE });
  await open('/admin/contracargos/3', PHONE);
  await expect
    .element(page.getByText(/^El banco cambió su decisión .* se le repusieron \$1,440\.00\.$/))
    .toBeVisible();
  await expect.element(page.getByText(/^Ada Lugo, /)).toBeVisible();
  await expect.element(page.getByText(/^Perdido, 20.nov.2026/)).toBeVisible();
  await expect.element(page.getByText(/^Ganado, 15.ene.2027/)).toBeVisible();
  await expect.element(page.getByText('Lo que se había decidido ya no vale:')).toBeVisible();
  await expectGoodScreen();
});

test('one whose refund did not arrive later is lost by nobody', async () => {
  const perdida = {
    id: 5,
    monto: 500,
    cargo: 0,
    motivo: 'La devolución no llegó a la tarjeta.',
    decidido_at: AT,
    decidido_por: null,
    adeudo: 0,
    cobrado: 0,
    repuesto: null,
    deshecha_at: AT,
  };
  const lost = { ...CASE, estado: 'lost', ganado: 0, cerrado_at: AT, perdida };
  answer(chargebacks.getChargeback, { contracargo: lost, ...EVIDENCE });
  await open('/admin/contracargos/3', PHONE);
  await expect
    .element(
      page.getByText(/^Se habían perdido \$500\.00; ya no los asume nadie\. .+ del banco\.$/),
    )
    .toBeVisible();
  await expect.element(page.getByText('Lo asume Maestros')).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('one that comes back before anybody decided says that nobody had', async () => {
  const perdida = {
    id: 5,
    monto: 500,
    cargo: 0,
    motivo: 'El banco devolvió el dinero.',
    decidido_at: AT,
    decidido_por: null,
    adeudo: 0,
    cobrado: 0,
    repuesto: null,
    deshecha_at: null,
  };
  const back = { ...CASE, estado: 'won', ganado: 1, cerrado_at: AT, recuperado_at: AT, perdida };
  answer(chargebacks.getChargeback, { contracargo: back, ...EVIDENCE });
  await open('/admin/contracargos/3', PHONE);
  await expect
    .element(
      page.getByText(
        'Se habían perdido $500.00 y nadie había decidido quién los asumía: ya no los asume nadie.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText(/Lo que se había decidido/)).not.toBeInTheDocument();
  await expect.element(page.getByText('Lo asume Maestros')).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('a lost membership was never protected, and the platform bears it', async () => {
  const perdida = {
    id: 5,
    monto: 399,
    cargo: null,
    motivo: '',
    decidido_at: null,
    decidido_por: null,
    adeudo: 0,
    cobrado: 0,
    repuesto: null,
    deshecha_at: null,
  };
  const ended = { estado: 'lost', ganado: 0, cerrado_at: AT, perdida } as const;
  const nobody = { profesional: null, con_deudor: 0, por_reservar: 0, reservado: 0 } as const;
  const contracargo = { ...CASE, ...ended, ...nobody };
  answer(chargebacks.getChargeback, { contracargo, ...EVIDENCE });
  await open('/admin/contracargos/3', DESKTOP);
  await expect
    .element(page.getByText('$399.00 son de una membresía: los asume Maestros.'))
    .toBeVisible();
  await expect.element(page.getByText('protegidos', { exact: false })).not.toBeInTheDocument();
});
