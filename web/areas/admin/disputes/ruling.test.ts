import { expect, it } from 'vitest';
import { outcomeOf, quickChoices } from '#web/shared/disputes/division.ts';
import { checkRuling } from './ruling.ts';

const tarifa = { porcentaje: 5, fija: 3 };
const money = { precio: 5001, pagado: 2500.5, liberado: 0, retenido: 2500.5, tarifa };
const paid = { precio: 2000, pagado: 2000, liberado: 500, retenido: 1500, tarifa };

it('offers a refund of nothing, half and everything, exact to the centavo', () => {
  expect(quickChoices(money)).toEqual([
    ['Nada', 0],
    ['La mitad', 1250.25],
    ['Todo', 2500.5],
  ]);
});

it.each([
  // 5 % of 1,000; the fixed 3.00 were charged with the earlier release of 500.
  [paid, '500', { refund: 500, release: 1000, fee: 50, net: 950, ends: 'finalizada' }],
  [paid, ' $1,500.00 MXN', { refund: 1500, release: 0, fee: 0, net: 0, ends: 'cancelada' }],
  [paid, '0', { refund: 0, release: 1500, fee: 75, net: 1425, ends: 'finalizada' }],
  [money, '500.5', { refund: 500.5, release: 2000, fee: 103, net: 1897, ends: 'cancelada' }],
  [paid, '1500.01', null],
  [paid, '', null],
  [paid, 'mucho', null],
  [paid, '1.005', null],
])('the outcome of %j with a refund of %j is %j', (project, typed, outcome) => {
  expect(outcomeOf(project, typed)).toEqual(outcome);
});

it.each([
  ['1500.01', 'El reembolso es mayor que el dinero protegido.'],
  ['', 'Escribe la cantidad en pesos, por ejemplo 1,500.50.'],
  ['-5', 'La cantidad no puede ser negativa.'],
])('reports a refund of %j as an error of its field', (reembolso, text) => {
  const checked = checkRuling(1, paid, { reembolso, motivo: 'x' });
  expect(checked.success ? [] : checked.error.issues).toMatchObject([
    { path: ['reembolso'], message: text },
  ]);
});
