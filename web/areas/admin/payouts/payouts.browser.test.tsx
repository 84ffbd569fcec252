import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getApprovals } from '#contract/approvals.ts';
import { textOf } from '#contract/errors.ts';
import {
  exportPayoutList,
  exportPayoutsXlsx,
  getPayoutProjects,
  getPayouts,
  payDeleted,
  updatePayout,
} from '#contract/payouts.ts';
import { getPending } from '#contract/operations.ts';
import { formatDay } from '#lib/mexico-time.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import {
  alerts,
  button,
  expectAtField,
  expectGoodScreen,
  field,
  fill,
  notices,
} from '#web/testing/screen.ts';
import { LIMITS, waitingPayouts } from '../approvals/testing.ts';
import { answerLeftOut, answerPayouts, leftOut, payout, WEDNESDAY } from './testing.ts';

// One transfer at a time, as far as only the answer of a call varies.

const PENDING = payout(1, 'Rutilio Núñez Lara');
const PROJECTS = [
  {
    id: 5,
    id_proposal: 2,
    titulo: 'Cambio de llave',
    monto: 472,
    adeudo: 0,
    reservado: 0,
    parte: true,
    repuesto: false,
    liberado_at: PENDING.createAt,
  },
];
const row = () => page.getByRole('row').filter({ hasText: PENDING.nombre });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const confirm = (title: string, name: string) => dialog(title).getByRole('button', { name });

beforeEach(async () => {
  signIn(person('admin'));
  answerPayouts([PENDING]);
  await open(`/admin/pagos-a-profesionales?fecha=${WEDNESDAY}&estado=pendiente`);
});

test('a transfer is not recorded without its tracking key, and a closed dialog keeps the text', async () => {
  const open = () => button(`Registrar envío a ${PENDING.nombre}`).click();
  await open();
  await confirm('Registrar envío', 'Registrar envío').click();
  await expectAtField('Clave de rastreo', 'Escribe la clave de rastreo');
  await expectGoodScreen();
  await fill({ 'Clave de rastreo': 'MAE1' });
  await confirm('Registrar envío', 'Cancelar').click();
  await expect.element(dialog('Registrar envío')).not.toBeInTheDocument();
  await open();
  await expect.element(field('Clave de rastreo')).toHaveValue('MAE1');
  expect(asked(updatePayout)).toEqual([]);
});

test('a failed transfer needs its reason, and is then listed with it', async () => {
  await button(`Falló el pago a ${PENDING.nombre}`).click();
  await confirm('¿Falló el pago?', 'Marcar fallido').click();
  await expectAtField('Motivo', 'por qué falló');
  await fill({ Motivo: 'La cuenta está cerrada.' });
  await expectGoodScreen();
  const failed = { ...PENDING, estado: 'fallido' as const, motivo: 'La cuenta está cerrada.' };
  answer(updatePayout, { payout: failed });
  answerPayouts([failed]);
  await confirm('¿Falló el pago?', 'Marcar fallido').click();
  await expect
    .element(notices().getByText('el dinero está otra vez en el saldo', { exact: false }))
    .toBeVisible();
  await expect.element(row()).not.toBeInTheDocument();
  await field('Estado').selectOptions('Fallido');
  await expect.element(row()).toMatchTextContent('La cuenta está cerrada.');
  // Nothing more can be done with it.
  expect(row().getByRole('button').elements()).toHaveLength(1);
  await expectGoodScreen();
  expect(asked(updatePayout)).toMatchObject([
    { payout_id: 1, version: 1, estado: 'fallido', motivo: 'La cuenta está cerrada.' },
  ]);
});

test('a payout that the bank sent back needs its reason, and is then listed with it', async () => {
  const paid = { ...PENDING, estado: 'pagado' as const, clave_rastreo: 'MAE1', version: 3 };
  answerPayouts([paid]);
  await field('Estado').selectOptions('Pagado');
  await button(`Marcar devuelto el pago a ${PENDING.nombre}`).click();
  const asking = '¿El banco devolvió el pago?';
  await confirm(asking, 'Marcar devuelto').click();
  await expectAtField('Motivo', 'por qué lo devolvió el banco');
  await fill({ Motivo: 'La cuenta está cerrada.' });
  await expect.element(dialog(asking)).toMatchTextContent('No le pagamos más a esta cuenta');
  await expectGoodScreen();
  const motivo = 'La cuenta está cerrada.';
  const returned = { ...paid, estado: 'devuelto' as const, motivo, reservado: paid.monto };
  answer(updatePayout, { payout: returned });
  answerPayouts([returned]);
  await confirm(asking, 'Marcar devuelto').click();
  await expect
    .element(notices().getByText('quedaron reservados mientras el banco', { exact: false }))
    .toBeVisible();
  await field('Estado').selectOptions('Devuelto');
  await expect.element(row()).toMatchTextContent('La cuenta está cerrada.');
  // Nothing more can be done with it.
  expect(row().getByRole('button').elements()).toHaveLength(1);
  await expectGoodScreen();
  expect(asked(updatePayout)).toMatchObject([
    { payout_id: 1, version: 3, estado: 'devuelto', motivo: 'La cuenta está cerrada.' },
  ]);
});

test('the focus stays in the row of a payout whose button went with what it did', async () => {
  const paid = { ...PENDING, estado: 'pagado' as const, clave_rastreo: 'MAE1', version: 3 };
  answerPayouts([paid]);
  await field('Estado').selectOptions('Todos');
  await button(`Marcar devuelto el pago a ${PENDING.nombre}`).click();
  await fill({ Motivo: 'La cuenta está cerrada.' });
  const returned = { ...paid, estado: 'devuelto' as const, motivo: 'La cuenta está cerrada.' };
  answer(updatePayout, { payout: returned });
  answerPayouts([returned]);
  await confirm('¿El banco devolvió el pago?', 'Marcar devuelto').click();
  await expect.element(row().getByRole('link')).toHaveFocus();
});

test('the team reads of which projects a payout is made', async () => {
  answer(getPayoutProjects, { proyectos: PROJECTS, hay_mas: false, siguiente: null });
  await button(`Proyectos del pago a ${PENDING.nombre}`).click();
  const shown = dialog('De qué proyectos es este pago');
  await expect.element(shown.getByRole('list')).toMatchTextContent('Cambio de llave');
  await expect.element(shown.getByRole('list')).toMatchTextContent('una parte');
  await expectGoodScreen();
  expect(asked(getPayoutProjects)).toMatchObject([{ payout_id: 1 }]);
});

test('a payment that waits for a second person offers nothing but to whom it waits', async () => {
  const waits = waitingPayouts();
  const objetos = [{ tipo: 'payout' as const, id: '1', nombre: PENDING.nombre }];
  answer(getPending, { ...NOTHING_PENDING, aprobaciones: 1 });
  answer(getApprovals, {
    en_espera: [{ ...waits, objetos }],
    terminadas: [],
    hay_mas: false,
    siguiente: null,
    limites: LIMITS,
  });
  const note = row().getByRole('link', { name: 'En espera de otra persona' });
  for (const estado of ['pendiente', 'enviado'] as const) {
    answerPayouts([{ ...PENDING, estado }]);
    await open('/admin/pagos-a-profesionales');
    await expect.element(note).toHaveAttribute('href', '/admin/aprobaciones');
    await expect.element(row()).toMatchTextContent('Lo pidió Ada Paz.');
    const buttons = row().getByRole('button');
    await expect
      .element(buttons.last())
      .toHaveAccessibleName(`Proyectos del pago a ${PENDING.nombre}`);
    expect(buttons.elements()).toHaveLength(1);
  }
  await expectGoodScreen();
});

test('a Wednesday is downloaded as an Excel file, whole or what is still to be sent', async () => {
  const none = { enviado: 0, pagado: 0, fallido: 0, devuelto: 0 };
  const por_estado = { ...none, pendiente: 1 };
  const batch = { fecha: WEDNESDAY, pagos: 1, sin_preparar: 0, monto: 472, por_estado };
  answerPayouts([PENDING], [batch]);
  await open('/admin/pagos-a-profesionales');
  // On a phone the payments come first.
  const csv = button(`Descargar CSV del ${formatDay(WEDNESDAY)}`);
  await expect.element(row()).toBeVisible();
  await expect.element(csv).not.toBeInTheDocument();
  await page.getByText('Miércoles y archivos').click();
  await expect.element(csv).toBeVisible();
  answer(exportPayoutsXlsx, { xlsx: btoa('PK'), nombre: 'pagos.xlsx', pagos: 1, detenidos: 0 });
  await button(`Descargar Excel por enviar del ${formatDay(WEDNESDAY)}`).click();
  await expect
    .element(notices().getByText('Descargaste 1 pago en pagos.xlsx.', { exact: false }))
    .toBeVisible();
  await button(`Descargar Excel del ${formatDay(WEDNESDAY)}`).click();
  await expect.poll(() => asked(exportPayoutsXlsx)).toHaveLength(2);
  expect(asked(exportPayoutsXlsx)).toMatchObject([
    { fecha: WEDNESDAY, estado: 'pendiente' },
    { fecha: WEDNESDAY },
  ]);
  await expectGoodScreen();
});

test('what waits because of a stopped project says so in the list, in what is sent and beside the file', async () => {
  const por_estado = { pendiente: 1, enviado: 0, pagado: 0, fallido: 0, devuelto: 0 };
  const batch = { fecha: WEDNESDAY, pagos: 1, sin_preparar: 0, monto: 472, por_estado };
  answerPayouts([{ ...PENDING, en_revision: true }], [batch]);
  await open('/admin/pagos-a-profesionales');
  await expect.element(row()).toMatchTextContent('Proyecto detenido por riesgo');
  await expectGoodScreen();
  await button(`Registrar envío a ${PENDING.nombre}`).click();
  const sending = dialog('Registrar envío');
  await expect.element(sending.getByText('Proyecto detenido por riesgo')).toBeVisible();
  await expectGoodScreen();
  await sending.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByText('Miércoles y archivos').click();
  const xlsx = button(`Descargar Excel del ${formatDay(WEDNESDAY)}`);
  answer(exportPayoutsXlsx, { xlsx: btoa('PK'), nombre: 'pagos.xlsx', pagos: 3, detenidos: 1 });
  await xlsx.click();
  await expect
    .element(notices().getByText(/1 pago quedó fuera: quien cobra tiene un proyecto detenido/))
    .toBeVisible();
  refuse(exportPayoutsXlsx, 'payouts_in_review');
  await button(`Descargar Excel por enviar del ${formatDay(WEDNESDAY)}`).click();
  await expect.element(notices().getByText(textOf('payouts_in_review'))).toBeVisible();
});

test('the list begins with the largest where that is chosen, and is downloaded so', async () => {
  await open(`/admin/pagos-a-profesionales?fecha=${WEDNESDAY}&estado=pendiente`, DESKTOP);
  await page.getByRole('columnheader', { name: 'Monto' }).getByRole('button').click();
  await expect.poll(() => asked(getPayouts).at(-1)).toMatchObject({ orden: 'monto' });
  await expect
    .element(page.getByRole('columnheader', { name: 'Monto' }))
    .toHaveAttribute('aria-sort', 'descending');
  await expect.element(field('Orden')).toHaveValue('monto');
  answer(exportPayoutList, { payouts: [PENDING], hay_mas: false });
  await button('Descargar CSV').click();
  await expect.element(notices().getByText(/^Descargaste 1 pago en pagos_a_profes/)).toBeVisible();
  expect(asked(exportPayoutList)).toEqual([
    expect.objectContaining({ fecha: WEDNESDAY, estado: 'pendiente', orden: 'monto' }),
  ]);
  await expectGoodScreen();
});

test('the second of two administrators is informed, and sees the new state', async () => {
  await button(`Registrar envío a ${PENDING.nombre}`).click();
  await fill({ 'Clave de rastreo': 'TARDE1' });
  refuse(updatePayout, 'payout_changed');
  answerPayouts([]);
  await confirm('Registrar envío', 'Registrar envío').click();
  expect(textOf('payout_changed')).toContain('Este pago cambió mientras lo veías.');
  await expect.element(alerts().getByText(textOf('payout_changed'))).toBeVisible();
  await expect.element(row()).not.toBeInTheDocument();
});

test('an address names one transfer, and leads to all of them', async () => {
  answerPayouts([PENDING, payout(2, 'Otra Persona')]);
  await open('/admin/pagos-a-profesionales?pago=1');
  await expect.element(page.getByRole('heading', { name: 'Pago 1', exact: true })).toBeVisible();
  await expect.element(row()).toBeVisible();
  await expect.element(page.getByText('Otra Persona')).not.toBeInTheDocument();
  await expectGoodScreen();
  await button('Ver todos los pagos').click();
  await expect.element(page.getByText('Otra Persona')).toBeVisible();
});

test('where a deleted account is paid is written down by the team, twice', async () => {
  const owed = { keylogin: 'd'.repeat(43), nombre: 'Cuenta eliminada', monto: 472 };
  answerLeftOut([leftOut({ ...owed, motivos: ['eliminada'] })]);
  answerPayouts([], [], 1);
  await open('/admin/pagos-a-profesionales');
  await button('Ver quién queda fuera').click();
  await button('Anotar su CLABE').click();
  const asking = '¿A dónde se le paga?';
  const pay = dialog(asking).getByRole('button', { name: /^Pagar .+ el miércoles$/ });
  await fill({ CLABE: '032180000118359719', 'Escribe la CLABE otra vez': '032180000118359718' });
  await pay.click();
  await expectAtField('Escribe la CLABE otra vez', 'no son iguales');
  await expectAtField('Titular de la cuenta', 'Escribe el nombre del titular');
  await expectAtField('Quién te la dio', 'cómo comprobaste');
  await expectGoodScreen();
  const motivo = 'Llamó y mostró su INE';
  await fill({
    'Escribe la CLABE otra vez': '032180000118359719',
    'Titular de la cuenta': 'Rosa Díaz Cruz',
    'Quién te la dio': motivo,
  });
  answer(payDeleted, { fecha: '2026-12-02', monto: 472, banco: 'IXE' });
  await pay.click();
  await expect.element(notices().getByText('se pagarán a IXE', { exact: false })).toBeVisible();
  expect(asked(payDeleted)).toMatchObject([
    { user_id: owed.keylogin, numero: '032180000118359719', titular: 'Rosa Díaz Cruz', motivo },
  ]);
});

test('who is second to write it down is told, and asked no more', async () => {
  const owed = { keylogin: 'd'.repeat(43), nombre: 'Cuenta eliminada', monto: 472 };
  answerLeftOut([leftOut({ ...owed, motivos: ['eliminada'] })]);
  answerPayouts([], [], 1);
  await open('/admin/pagos-a-profesionales');
  await button('Ver quién queda fuera').click();
  await button('Anotar su CLABE').click();
  const numero = '032180000118359719';
  await fill({ CLABE: numero, 'Escribe la CLABE otra vez': numero });
  await fill({ 'Titular de la cuenta': 'Rosa Díaz Cruz', 'Quién te la dio': 'Llamó' });
  refuse(payDeleted, 'payout_clabe_noted');
  answerLeftOut([]);
  await dialog('¿A dónde se le paga?')
    .getByRole('button', { name: /^Pagar/ })
    .click();
  await expect.element(alerts().getByText(textOf('payout_clabe_noted'))).toBeVisible();
  await expect.element(dialog('¿A dónde se le paga?')).not.toBeInTheDocument();
});
