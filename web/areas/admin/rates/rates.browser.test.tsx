import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getPending } from '#contract/operations.ts';
import * as rates from '#contract/rates.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { open } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { expectButtons, signInReader } from '#web/testing/reader.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import { alerts, button, expectGoodScreen, fill } from '#web/testing/screen.ts';

// The fee and the memberships' prices (4 §B), as the team changes them.

const FEE: rates.Rate = {
  id: 1,
  nivel: null,
  nombre: 'Comisión',
  porcentaje: 5,
  fija: 3,
  precio: null,
  desde: '2020-01-01T06:00:00.000Z',
  autor: null,
  motivo: 'La del inicio',
  createAt: '2026-11-01T15:00:00.000Z',
  retirada_at: null,
};
const SILVER = {
  ...FEE,
  id: 2,
  nivel: 2,
  nombre: 'Plata',
  porcentaje: null,
  fija: null,
  precio: 399,
};
const PLANNED = {
  ...FEE,
  id: 3,
  porcentaje: 5.5,
  desde: '2027-01-01T06:00:00.000Z',
  autor: 'Clara Ríos',
  motivo: 'Sube el costo',
};
const NOW = { ...FEE, anterior: null };
const SILVER_NOW = { ...SILVER, anterior: null };
const NONE = { hay_mas: false, siguiente: null };
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

beforeEach(() => {
  signIn(person('admin'));
  answer(getPending, NOTHING_PENDING);
  answer(rates.getRates, { vigentes: [NOW, SILVER_NOW], planeadas: [], anteriores: [], ...NONE });
});

test('a change says what it means before it is saved', async () => {
  await open('/admin/contabilidad/tarifas');
  await expect.element(page.getByText('No hay cambios planeados.')).toBeVisible();
  await expectGoodScreen();
  await button('Cambiar la comisión').click();
  const day = mexicoDay(Date.now() + 40 * DAY);
  await fill({ Porcentaje: '40', 'Desde el día (opcional)': day, Motivo: 'Sube el costo' });
  await button('Revisar cambio').click();
  await expect.element(page.getByText('El porcentaje máximo es 30.')).toBeVisible();
  await fill({ Porcentaje: '5.5' });
  await button('Revisar cambio').click();
  const confirm = dialog(/¿Cambiar la comisión desde el /);
  await expect
    .element(confirm.getByText(/se descontarán \$113.00 en lugar de \$103.00/))
    .toBeVisible();
  refuse(rates.planFee, 'rate_day_taken', {});
  await button('Guardar cambio').click();
  await expect
    .element(alerts().getByText('Ya hay un cambio planeado para ese día: retíralo primero.'))
    .toBeVisible();
  answer(rates.planFee, { tarifa: PLANNED });
  answer(rates.getRates, {
    vigentes: [NOW, SILVER_NOW],
    planeadas: [PLANNED],
    anteriores: [],
    ...NONE,
  });
  await button('Guardar cambio').click();
  await expect.element(page.getByText('Desde el vie 1 ene 2027')).toBeVisible();
  expect(asked(rates.planFee)).toMatchObject([
    {},
    { porcentaje: 5.5, fija: 3, desde: day, motivo: 'Sube el costo' },
  ]);
});

test('a price can hold from now on', async () => {
  await open('/admin/contabilidad/tarifas');
  await button('Cambiar el precio de Plata').click();
  await fill({ 'Precio por 30 días': '449', Motivo: 'Sube el costo' });
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await button('Cambiar el precio de Plata').click();
  await expect.element(page.getByLabelText('Motivo')).toHaveValue('Sube el costo');
  await button('Revisar cambio').click();
  await expect.element(dialog('¿Cambiar el precio de Plata desde ahora?')).toBeVisible();
  answer(rates.planPrice, { tarifa: { ...SILVER, precio: 449 } });
  await button('Guardar cambio').click();
  await expect
    .poll(() => asked(rates.planPrice))
    .toMatchObject([{ nivel: 2, precio: 449, desde: null, motivo: 'Sube el costo' }]);
});

test('a planned one is withdrawn', async () => {
  answer(rates.getRates, { vigentes: [NOW], planeadas: [PLANNED], anteriores: [], ...NONE });
  await open('/admin/contabilidad/tarifas');
  await button('Retirar').click();
  answer(rates.withdrawRate, {});
  const withdrawn = { ...PLANNED, retirada_at: '2026-11-26T15:00:00.000Z' };
  answer(rates.getRates, { vigentes: [NOW], planeadas: [], anteriores: [withdrawn], ...NONE });
  await button('Retirar cambio').click();
  await expect.element(page.getByText('Retirado el 26 nov 2026, antes de su día')).toBeVisible();
  expect(asked(rates.withdrawRate)).toMatchObject([{ id: 3 }]);
});

test('what cannot be loaded says why', async () => {
  const [failure] = FAILURES;
  if (failure) fail(rates.getRates, failure);
  await open('/admin/contabilidad/tarifas');
  await expect.element(button('Intentar de nuevo')).toBeVisible();
});

test('who only reads sees the rates, and who changes them', async () => {
  signInReader();
  const list = { vigentes: [NOW, SILVER_NOW], planeadas: [PLANNED], anteriores: [] };
  answer(rates.getRates, { ...list, ...NONE });
  await open('/admin/contabilidad/tarifas');
  await expectButtons({
    'Cambiar la comisión': rates.planFee,
    'Cambiar el precio de Plata': rates.planPrice,
    Retirar: rates.withdrawRate,
  });
  await expectGoodScreen();
});

test('what held before is planned again, as any change', async () => {
  const SHORT = { porcentaje: null, fija: null, precio: 349 };
  const vigentes = [
    { ...NOW, autor: 'Clara Ríos', anterior: { porcentaje: 4.5, fija: 2, precio: null } },
    { ...SILVER, anterior: SHORT },
  ];
  answer(rates.getRates, { vigentes, planeadas: [], anteriores: [], ...NONE });
  await open('/admin/contabilidad/tarifas');
  await expect.element(button('Volver a la comisión anterior')).toBeVisible();
  await button('Volver al precio anterior').click();
  await expect.element(page.getByLabelText('Precio por 30 días')).toHaveValue('349');
  await fill({ Motivo: 'Se fueron' });
  await button('Revisar cambio').click();
  await expect.element(dialog(/Cambiar el precio de Plata/)).toMatchTextContent('De $399.00');
  answer(rates.planPrice, { tarifa: { ...SILVER, precio: 349 } });
  await button('Guardar cambio').click();
  await expect
    .poll(() => asked(rates.planPrice))
    .toMatchObject([{ nivel: 2, precio: 349, desde: null, motivo: 'Se fueron' }]);
});
