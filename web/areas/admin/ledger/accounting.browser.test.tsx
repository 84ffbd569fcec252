import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { textOf } from '#contract/errors.ts';
import * as ledger from '#contract/ledger.ts';
import * as operations from '#contract/operations.ts';
import * as reconciliation from '#contract/reconciliation.ts';
import { ACCOUNTS, type AccountKind } from '#domain/ledger/accounts.ts';
import { OWED_KINDS } from '#domain/ledger/owed.ts';
import { learnServerTime } from '#web/api/server-clock.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { signInReader } from '#web/testing/reader.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import {
  alerts,
  button,
  expectGoodScreen,
  expectInTime,
  field,
  notices,
} from '#web/testing/screen.ts';

// What an accountant reads of the books (4 §B).

const NOTHING = {
  cobrado: 0,
  comision: 0,
  membresias: 0,
  costo: 0,
  contracargos: 0,
  consultas: 0,
  perdidas: 0,
  neto: 0,
  iva: 0,
};
const WEEK = { ...NOTHING, cobrado: 2000, comision: 53, costo: 75, neto: -22, iva: 12 };
const ADDRESS = '/admin/contabilidad?desde=2026-11-01&hasta=2026-11-14';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const row = (cuenta: AccountKind) => ({
  cuenta,
  nombre: ACCOUNTS[cuenta].name,
  grupo: ACCOUNTS[cuenta].group,
  antes: 0,
  cargos: cuenta === 'proveedor' ? 2000 : 0,
  abonos: cuenta === 'retenido' ? 2000 : 0,
  saldo: { proveedor: 2000, retenido: -2000 }[cuenta as string] ?? 0,
});

const NO_DIFFERENCE = { diferencias: [], comparaciones: [], hay_mas: false, siguiente: null };

beforeEach(() => {
  signIn(person('admin'));
  answer(ledger.getMonths, { meses: [], por_cerrar: null, diferencias: 0 });
  answer(reconciliation.getDifferences, NO_DIFFERENCE);
  answer(ledger.getIncome, {
    periodos: [
      { desde: '2026-11-01', hasta: '2026-11-07', ...WEEK },
      { desde: '2026-11-08', hasta: '2026-11-14', ...NOTHING },
    ],
    totales: WEEK,
  });
  answer(ledger.getBalance, { cuentas: (Object.keys(ACCOUNTS) as AccountKind[]).map(row) });
  answer(ledger.getOwed, {
    renglones: OWED_KINDS.map((que) =>
      que === 'retenido'
        ? { que, cuantos: 1, total: 2000, edades: [0, 0, 0, 0, 2000] }
        : { que, cuantos: 0, total: 0, edades: [0, 0, 0, 0, 0] },
    ),
  });
});

test('what differs stands above the numbers, and the chart has no second table', async () => {
  answer(operations.getPending, { ...NOTHING_PENDING, diferencias: 1 });
  await open(ADDRESS);
  await expect.element(page.getByRole('heading', { name: /^Diferencias en los/ })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Ingresos y costos' })).toBeVisible();
  await expect.element(page.getByText('Ver tabla')).not.toBeInTheDocument();
});

test('says when the books were last compared and with what result, and compares them now', async () => {
  stopClock();
  const compared = (minutes: number, diferencias: number) => ({
    ...NO_DIFFERENCE,
    comparaciones: [
      { libro: 'proveedor' as const, at: ago(minutes), diferencias },
      { libro: 'mes' as const, at: ago(minutes), diferencias: 0 },
    ],
  });
  answer(reconciliation.getDifferences, compared(120, 0));
  await open(ADDRESS);
  const list = page.getByRole('list', { name: 'Últimas comparaciones' });
  await expectInTime(list.getByText('Con Stripe: hace 2 horas, sin diferencias'));
  await expect
    .element(list.getByText('Con los meses cerrados: hace 2 horas, sin diferencias'))
    .toBeVisible();
  answer(reconciliation.checkDifferences, {});
  await button('Revisar ahora').click();
  await expectInTime(notices().getByText('Revisión en curso'));
  answer(reconciliation.getDifferences, compared(0, 1));
  await expectInTime(list.getByText(/^Con Stripe: .*, 1 diferencia$/));
  expect(asked(reconciliation.checkDifferences)).toHaveLength(1);
});

test.each([
  ['a phone', undefined],
  ['a desktop', DESKTOP],
])('every number opens its rows, on %s', async (_where, size) => {
  await open(ADDRESS, size);
  await expect.element(page.getByRole('heading', { name: 'Balanza' })).toBeVisible();
  await expectGoodScreen();
  answer(ledger.getMovements, {
    suma: { cargos: 0, abonos: 53 },
    movimientos: [
      {
        id: 7,
        tipo: 'liberacion',
        nombre: 'Se liberó al profesional',
        createAt: '2026-11-03T15:00:00.000Z',
        ocurrio_at: '2026-10-30T18:00:00.000Z',
        proyecto: { id: 3, titulo: 'Cambio de llave' },
        pago: 12,
        motivo: 'Ana Ríos: venta en la feria',
        asientos: [
          {
            cuenta: 'retenido',
            nombre: 'Protegido del proyecto',
            persona: null,
            cargo: 1000,
            abono: 0,
          },
          { cuenta: 'comision', nombre: 'Comisión', persona: null, cargo: 0, abono: 53 },
        ],
      },
    ],
    hay_mas: false,
    siguiente: null,
  });
  await page.getByRole('button', { name: /^Comisión, 1 nov 2026 a 7 nov 2026: \$53.00/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Comisión, 1 nov 2026 a 7 nov 2026' });
  await expect.element(dialog.getByText('abono $53.00')).toBeVisible();
  await expect
    .element(
      dialog.getByText(
        /^Ocurrió el 30 oct .+, contabilizado el 3 nov .+ · movimiento 7 · proyecto 3, Cambio de llave/,
      ),
    )
    .toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Ver el pago del cliente' }))
    .toHaveAttribute('href', '/admin/pagos-de-clientes/12');
  await expect.element(dialog.getByText('Suman $53.00.')).toBeVisible();
  await expect.element(dialog.getByText('Ana Ríos: venta en la feria')).toBeVisible();
  expect(asked(ledger.getMovements)).toMatchObject([
    { cuenta: 'comision', desde: '2026-11-01', hasta: '2026-11-07' },
  ]);
});

test('a number of the balance opens its own side with its sum, and a balance both', async () => {
  await open(ADDRESS, DESKTOP);
  const none = { movimientos: [], hay_mas: false, siguiente: null };
  answer(ledger.getMovements, { suma: { cargos: 2000, abonos: 0 }, ...none });
  await page.getByRole('button', { name: /^Saldo en Stripe, Cargos: \$2,000.00/ }).click();
  const side = page.getByRole('dialog', { name: 'Saldo en Stripe, cargos' });
  await expect.element(side.getByText('Suman $2,000.00.')).toBeVisible();
  await side.getByRole('button', { name: 'Cerrar' }).last().click();
  answer(ledger.getMovements, { suma: { cargos: 100, abonos: 2100 }, ...none });
  await page.getByRole('button', { name: /^Protegido del proyecto, Al 14 nov 2026/ }).click();
  const both = page.getByRole('dialog', { name: 'Protegido del proyecto, al 14 nov 2026' });
  await expect
    .element(both.getByText('Suman −$2,000.00: cargos por $100.00 menos abonos por $2,100.00.'))
    .toBeVisible();
  const end = { hasta: '2026-11-14' };
  expect(asked(ledger.getMovements)).toMatchObject([
    { cuenta: 'proveedor', lado: 'cargo', desde: '2026-11-01', ...end },
    { cuenta: 'retenido', desde: '2020-01-01', ...end },
  ]);
});

test('what is left opens what it is made of, and each of that its movements', async () => {
  await open(ADDRESS);
  await page.getByRole('button', { name: /^Neto, Total: / }).click();
  const net = page.getByRole('dialog', { name: 'Neto, Total' });
  await expect.element(net.getByText('menos Costo de Stripe')).toBeVisible();
  await expectGoodScreen();
  answer(ledger.getMovements, {
    suma: { cargos: 0, abonos: 53 },
    movimientos: [],
    hay_mas: false,
    siguiente: null,
  });
  await net.getByRole('button', { name: /^Comisión, Total: / }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Comisión, Total' }).getByText('Suman $53.00.'))
    .toBeVisible();
});

test('the newest periods stand first, with the total of all; earlier ones when asked for', async () => {
  const periodos = Array.from({ length: 14 }, (_, at) => {
    const day = `2026-11-${String(at + 1).padStart(2, '0')}`;
    return { ...WEEK, desde: day, hasta: day };
  });
  answer(ledger.getIncome, { periodos, totales: { ...WEEK, cobrado: 28_000 } });
  await open(`${ADDRESS}&por=dia`);
  const rows = page.getByRole('table', { name: 'Ingresos y costos' }).getByRole('row');
  await expect.poll(() => rows.all().length).toBe(1 + 12 + 1);
  await expect.element(rows.last()).toMatchTextContent('28,000.00');
  await button('Mostrar los 2 periodos anteriores').click();
  await expect.poll(() => rows.all().length).toBe(1 + 14 + 1);
  await expect.element(button('Ocultar los 2 periodos anteriores')).toBeVisible();
});

test('accounts that neither moved nor hold anything are counted, and shown when asked for', async () => {
  await open(ADDRESS);
  const quiet = Object.keys(ACCOUNTS).length - 2;
  await expect.element(page.getByText('Adeudo del profesional')).not.toBeInTheDocument();
  await button(`y ${quiet} cuentas sin movimiento`).click();
  await expect.element(page.getByText('Adeudo del profesional')).toBeVisible();
});

test('with large text on a phone each number and its column stay within their row', async () => {
  const large = { ...row('proveedor'), antes: -1_216_349.13, saldo: -1_214_349.13 };
  answer(ledger.getBalance, { cuentas: [large, row('retenido')] });
  await open(ADDRESS, PHONE);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  await expect.element(page.getByText('Saldo en Stripe')).toBeVisible();
  const wide = [...document.querySelectorAll('td')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ dataset, textContent }) => `${dataset['label']}: ${textContent}`);
  expect(wide).toEqual([]);
});

test('what is owed says whose it is, in all and of an age', async () => {
  await open(ADDRESS);
  answer(ledger.getOwedRows, {
    renglones: [
      {
        monto: 2000,
        desde: '2026-08-03T15:00:00.000Z',
        proyecto: { id: 3, titulo: 'Cambio de llave' },
        persona: { keylogin: 'c'.repeat(43), nombre: 'Clara Ríos' },
      },
    ],
    hay_mas: false,
    siguiente: null,
  });
  await page.getByRole('button', { name: /^Protegido de clientes: \$2,000.00/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Protegido de clientes' });
  await expect.element(dialog.getByText('desde el 3 ago 2026')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Clara Ríos' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await page.getByRole('button', { name: /^Protegido de clientes, Más de 75: / }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Protegido de clientes, Más de 75' }))
    .toMatchTextContent('Clara Ríos');
  expect(asked(ledger.getOwedRows)).toMatchObject([
    { que: 'retenido' },
    { que: 'retenido', edad: 4 },
  ]);
});

test('a part that cannot be loaded says why, beside the others', async () => {
  const [failure] = FAILURES;
  if (failure) fail(ledger.getIncome, failure);
  await open(ADDRESS);
  await expect.element(button('Intentar de nuevo')).toBeVisible();
  await expect.element(page.getByText('Suma', { exact: true })).toBeVisible();
});

test('by day, the last ones are drawn, and the note says where the others are', async () => {
  const days = Array.from({ length: 14 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
  answer(ledger.getIncome, {
    periodos: days.map((day) => ({ desde: day, hasta: day, ...NOTHING, cobrado: 5 })),
    totales: WEEK,
  });
  await open(`${ADDRESS}&por=dia`);
  const chart = page.getByRole('img', { name: /^Cobrado: 3 nov 2026 .* 14 nov 2026 \$5\.00\.$/ });
  await expect.element(chart).toBeInTheDocument();
  await expect.element(page.getByText('Hay 2 anteriores en la tabla.')).toBeVisible();
});

test('days without movements say so', async () => {
  answer(ledger.getIncome, { periodos: [], totales: NOTHING });
  await open(ADDRESS);
  await expect.element(page.getByText('Sin movimientos en estos días')).toBeVisible();
});

test('a month is closed, and compared with what was signed', async () => {
  answer(ledger.getMonths, { meses: [], por_cerrar: '2026-10', diferencias: 0 });
  await open(ADDRESS);
  await page.getByRole('button', { name: /^Cerrar octubre/ }).click();
  answer(ledger.closeMonth, {});
  const closed = {
    mes: '2026-10',
    autor: 'Raúl Olvera',
    cerrado_at: '2026-11-03T15:00:00.000Z',
    movimientos: 412,
    firma: '9f3a'.repeat(16),
  };
  answer(ledger.getMonths, { meses: [closed], por_cerrar: null, diferencias: 0 });
  await button('Cerrar mes').click();
  await expect.element(page.getByText(/Raúl Olvera, 3 nov 2026 · 412 movimientos/)).toBeVisible();
  answer(ledger.compareMonth, { diferencias: ['Mes cerrado 2026-10: sus asientos cambiaron'] });
  await page.getByRole('button', { name: /^Comparar octubre/ }).click();
  await expect.element(page.getByText('Mes cerrado 2026-10: sus asientos cambiaron')).toBeVisible();
  expect(asked(ledger.closeMonth)).toMatchObject([{ mes: '2026-10' }]);
});

test('who closes a month is told of what still differs', async () => {
  answer(ledger.getMonths, { meses: [], por_cerrar: '2026-10', diferencias: 2 });
  await open(ADDRESS);
  await page.getByRole('button', { name: /^Cerrar octubre/ }).click();
  const dialog = page.getByRole('dialog', { name: /^¿Cerrar octubre/ });
  await expect
    .element(dialog)
    .toMatchTextContent(
      'Quedan 2 diferencias de ese mes o de antes sin resolver. Lo que se corrija',
    );
  await expect
    .element(dialog.getByRole('link', { name: 'Ver las diferencias' }))
    .toHaveAttribute('href', '/admin/pendientes');
  await expectGoodScreen();
});

test('of two who close a month, the second hears who was first and is not asked to close the next one', async () => {
  answer(ledger.getMonths, { meses: [], por_cerrar: '2026-09', diferencias: 0 });
  await open(ADDRESS);
  await page.getByRole('button', { name: /^Cerrar septiembre/ }).click();
  refuse(ledger.closeMonth, 'month_closed');
  const closed = {
    mes: '2026-09',
    autor: 'Raúl Olvera',
    cerrado_at: '2026-11-03T15:00:00.000Z',
    movimientos: 412,
    firma: '9f3a'.repeat(16),
  };
  answer(ledger.getMonths, { meses: [closed], por_cerrar: '2026-10', diferencias: 0 });
  await button('Cerrar mes').click();
  const dialog = page.getByRole('dialog', { name: 'Alguien más ya cerró septiembre de 2026' });
  await expect.element(dialog).toMatchTextContent('Raúl Olvera lo cerró el 3 nov 2026.');
  await expect.element(button('Cerrar mes')).not.toBeInTheDocument();
  await expectGoodScreen();
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(asked(ledger.closeMonth)).toHaveLength(1);
});

test('a month that cannot be closed yet stays the one that is asked about', async () => {
  answer(ledger.getMonths, { meses: [], por_cerrar: '2026-09', diferencias: 0 });
  await open(ADDRESS);
  await page.getByRole('button', { name: /^Cerrar septiembre/ }).click();
  refuse(ledger.closeMonth, 'month_busy');
  answer(ledger.getMonths, { meses: [], por_cerrar: '2026-10', diferencias: 0 });
  await button('Cerrar mes').click();
  await expect.element(alerts().getByText(textOf('month_busy'))).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Cerrar octubre/, includeHidden: true }))
    .toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: /^¿Cerrar septiembre/ })).toBeVisible();
});

test('without dates in the address the period ends today, also once the day changes', async () => {
  stopClock(Date.parse('2026-11-20T18:00:00.000Z'));
  onTestFinished(() => learnServerTime(new Date().toUTCString(), Date.now()));
  learnServerTime(new Date().toUTCString(), Date.now());
  await open('/admin/contabilidad');
  await expectInTime(page.getByText('Lo que se debe hoy, por edad'));
  const asksUntil = () => asked(ledger.getBalance).at(-1)?.hasta;
  await expect.poll(asksUntil).toBe('2026-11-20');
  learnServerTime('Thu, 26 Nov 2026 18:00:00 GMT', Date.now());
  await expect.element(field('Fecha final')).toHaveValue('2026-11-26');
  await expect.poll(asksUntil).toBe('2026-11-26');
});

test('a notice leads to a payout of the provider, whose movements it shows until it is closed', async () => {
  answer(ledger.getMovements, { suma: null, movimientos: [], hay_mas: false, siguiente: null });
  await open(`${ADDRESS}&deposito=po_1`);
  const dialog = page.getByRole('dialog', { name: 'Depósito po_1' });
  await expect.element(dialog).toBeVisible();
  expect(asked(ledger.getMovements)).toMatchObject([{ deposito: 'po_1' }]);
  await expectGoodScreen();
  await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(address).toBe(ADDRESS);
});

test('who only reads compares a month, and sees who closes one', async () => {
  signInReader();
  const closed = { mes: '2026-09', autor: 'Ada Solís', cerrado_at: ago(60), movimientos: 4 };
  answer(ledger.getMonths, {
    meses: [{ ...closed, firma: '9f3a'.repeat(16) }],
    por_cerrar: '2026-10',
    diferencias: 0,
  });
  await open(ADDRESS);
  const close = page.getByRole('button', { name: /^Cerrar octubre/ });
  await expect
    .element(close)
    .toHaveAccessibleDescription('Lo hace quien tiene el permiso de Finanzas.');
  const check = button('Revisar ahora');
  await expect
    .element(check)
    .toHaveAccessibleDescription('Lo hace quien tiene el permiso de Finanzas.');
  for (const name of [/^Comparar septiembre/, 'Descargar CSV', 'Descargar XLSX'])
    await expect
      .element(page.getByRole('button', { name }))
      .not.toHaveAttribute('aria-disabled', 'true');
  await expectGoodScreen();
});
