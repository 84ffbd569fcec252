import { expect, it } from 'vitest';
import { whereItIs } from './back.ts';

const words = (monto: number, adeudo: number, reservado: number) =>
  whereItIs({ monto, adeudo, reservado }, (amount) => `$${amount}`);

it('names only the places where some of the money is', () => {
  expect(words(472, 100, 0)).toBe('$100 cubrieron tu adeudo y $372 están otra vez en tu saldo');
  expect(words(472, 472, 0)).toBe('$472 cubrieron tu adeudo');
  expect(words(472.3, 100.1, 200.2)).toBe(
    '$100.1 cubrieron tu adeudo, $200.2 quedaron reservados mientras el banco de una tarjeta decide sobre un pago y $172 están otra vez en tu saldo',
  );
});
