import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as operations from '#contract/operations.ts';
import { textOf } from '#contract/errors.ts';
import * as reconciliation from '#contract/reconciliation.ts';
import { DAY } from '#lib/mexico-time.ts';
import { open } from '#web/testing/app.tsx';
import { pesos } from '#web/ui/money.tsx';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import { button, expectAtField, expectGoodScreen, fill, notices } from '#web/testing/screen.ts';

// What the books say otherwise than the provider (4 §B).

const NONE = { hay_mas: false, siguiente: null };
const COMPARED = { comparaciones: [], ...NONE };
const AT = '2026-11-20T15:00:00.000Z';

beforeEach(() => {
  signIn(person('admin'));
  answer(operations.getValidations, { validaciones: [], ...NONE });
  answer(operations.getDeletionRequests, { solicitudes: [], ...NONE });
  answer(operations.getFailedNotifications, { notificaciones: [], ...NONE });
  answer(operations.getFailedJobs, { trabajos: [] });
  answer(operations.getFacts, { hechos: [], ...NONE });
  answer(operations.getFailedRefunds, { devoluciones: [], ...NONE });
});

test('a difference is named with both amounts and what to do, and is compared again', async () => {
  answer(operations.getPending, { ...NOTHING_PENDING, diferencias: 1 });
  answer(reconciliation.getDifferences, {
    diferencias: [
      {
        id: 7,
        libro: 'proveedor',
        que: 'La devolución re_1 del pago pi_1 movió −$500.00 MXN en Stripe, y −$400.00 MXN en los libros.',
        hacer: 'Compara los dos montos con lo que dice Stripe: uno de los dos se anotó mal.',
        libros: -400,
        ellos: -500,
        pago: 9,
        linea: null,
        ajustable: false,
        desde: AT,
        encontrada: AT,
      },
    ],
    ...COMPARED,
  });
  await open('/admin/pendientes');
  await expect.element(page.getByText(/^La devolución re_1/)).toBeVisible();
  await expect.element(page.getByText(/^−\$500\.00/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ver el pago de la diferencia 7' }))
    .toHaveAttribute('href', '/admin/pagos-de-clientes/9');
  await expectGoodScreen();
  answer(reconciliation.checkDifferences, {});
  await button('Revisar ahora').click();
  await expect.element(notices().getByText('Revisión en curso')).toBeVisible();
  expect(asked(reconciliation.checkDifferences)).toHaveLength(1);
});

const FOREIGN = {
  id: 8,
  libro: 'proveedor' as const,
  que: 'El cobro ch_1 del pago pi_9 movió $1,234.00 MXN en Stripe, y no está en los libros.',
  hacer: 'Este pago no se hizo en Maestros: averigua en Stripe quién lo cobró.',
  libros: 0,
  ellos: 1234,
  pago: null,
  linea: null,
  ajustable: true,
  desde: AT,
  encontrada: AT,
};

test('a foreign charge is booked by a second press, with a reason', async () => {
  answer(operations.getPending, { ...NOTHING_PENDING, diferencias: 1 });
  answer(reconciliation.getDifferences, { diferencias: [FOREIGN], ...COMPARED });
  answer(reconciliation.adjustDifference, {});
  await open('/admin/pendientes');
  await button('Anotar un ajuste de la diferencia 8').click();
  await expect.element(page.getByText('«Diferencias por aclarar»', { exact: false })).toBeVisible();
  await expectGoodScreen();
  await button(`Anotar ${pesos(1234)}`).click();
  await expectAtField('Motivo', 'Escribe qué es y cómo lo sabes.');
  expect(asked(reconciliation.adjustDifference)).toEqual([]);
  await fill({ Motivo: 'Venta en la feria' });
  await userEvent.keyboard('{Escape}');
  await button('Anotar un ajuste de la diferencia 8').click();
  await expect.element(page.getByLabelText('Motivo')).toHaveValue('Venta en la feria');
  answer(reconciliation.getDifferences, { diferencias: [], ...COMPARED });
  await button(`Anotar ${pesos(1234)}`).click();
  await expect.element(notices().getByText('Ajuste anotado')).toBeVisible();
  expect(asked(reconciliation.adjustDifference)).toMatchObject([
    { difference_id: 8, motivo: 'Venta en la feria' },
  ]);
});

test('a comparison that did not come about for nights is called late', async () => {
  const at = (days: number) => new Date(Date.now() - days * DAY).toISOString();
  answer(operations.getPending, { ...NOTHING_PENDING, diferencias: 1 });
  answer(reconciliation.getDifferences, {
    diferencias: [FOREIGN],
    comparaciones: [
      { libro: 'proveedor', at: at(11), diferencias: 0 },
      { libro: 'banco', at: at(1), diferencias: 1 },
    ],
    ...NONE,
  });
  await open('/admin/pendientes');
  const list = page.getByRole('list', { name: 'Últimas comparaciones' });
  const line = (of: string) => list.getByRole('listitem').filter({ hasText: of });
  await expect.element(line('Con Stripe').getByText('Atrasada')).toBeVisible();
  await expect.element(line('Con el banco').getByText('Atrasada')).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('a comparison that is late stands on the home also without a difference', async () => {
  const at = new Date(Date.now() - 2 * DAY).toISOString();
  answer(operations.getPending, { ...NOTHING_PENDING, atrasadas: 1 });
  answer(reconciliation.getDifferences, {
    diferencias: [],
    comparaciones: [{ libro: 'proveedor', at, diferencias: 0 }],
    ...NONE,
  });
  await open('/admin/pendientes');
  const late = page.getByRole('region', { name: 'Una comparación de los libros está atrasada' });
  await expect.element(late.getByText('Atrasada')).toBeVisible();
  await expect.element(page.getByText(/Los libros cuadran/)).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Pendientes 1 por atender' }).first())
    .toBeVisible();
  await expectGoodScreen();
});

test('more than three differences stand folded, until all are asked for', async () => {
  const five = [1, 2, 3, 4, 5].map((id) => ({ ...FOREIGN, id, que: `Diferencia ${id}` }));
  answer(operations.getPending, { ...NOTHING_PENDING, diferencias: 5 });
  answer(reconciliation.getDifferences, { diferencias: five, ...COMPARED });
  await open('/admin/pendientes');
  await expect.element(page.getByText('Diferencia 3', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Diferencia 4', { exact: true })).not.toBeInTheDocument();
  await button('Ver las 5').click();
  await expect.element(page.getByText('Diferencia 5', { exact: true })).toBeVisible();
  await expect.element(button('Ver las 5')).not.toBeInTheDocument();
});

test.each(['difference_adjusted', 'difference_not_found'] as const)(
  'a difference that somebody else dealt with says so, and asks no more: %s',
  async (code) => {
    answer(operations.getPending, { ...NOTHING_PENDING, diferencias: 1 });
    answer(reconciliation.getDifferences, { diferencias: [FOREIGN], ...COMPARED });
    refuse(reconciliation.adjustDifference, code);
    await open('/admin/pendientes');
    await button('Anotar un ajuste de la diferencia 8').click();
    await fill({ Motivo: 'Venta en la feria' });
    answer(reconciliation.getDifferences, { diferencias: [], ...COMPARED });
    await button(`Anotar ${pesos(1234)}`).click();
    await expect.element(page.getByText(textOf(code)).first()).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Anotar un ajuste de la diferencia 8')).not.toBeInTheDocument();
    await expect.element(notices().getByText('Ajuste anotado')).not.toBeInTheDocument();
  },
);

test('where nothing differs, nothing is said of it', async () => {
  await open('/admin/pendientes');
  await expect.element(page.getByText('Todo lo que Stripe avisó está atendido.')).toBeVisible();
  await expect.element(page.getByText(/^Diferencias en los/)).not.toBeInTheDocument();
});

test('a notice leads to what it told of, also once that differs no more', async () => {
  answer(operations.getPending, { ...NOTHING_PENDING, diferencias: 3 });
  answer(reconciliation.getDifferences, { diferencias: [FOREIGN], ...COMPARED });
  await open(`/admin/pendientes?diferencias=${FOREIGN.id},9`);
  await expect.element(page.getByText(FOREIGN.que)).toBeVisible();
  expect(asked(reconciliation.getDifferences).map(({ solo }) => solo)).toContainEqual([
    FOREIGN.id,
    9,
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Ver todas las diferencias' }))
    .toHaveAttribute('href', '/admin/pendientes');
  await expectGoodScreen();
  answer(reconciliation.getDifferences, { diferencias: [], ...COMPARED });
  await open('/admin/pendientes?diferencias=4');
  await expect.element(page.getByText(/^Lo que decía el aviso ya no difiere/)).toBeVisible();
  await expectGoodScreen();
});
