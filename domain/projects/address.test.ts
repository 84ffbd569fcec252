import { expect, it } from 'vitest';
import { seesAddress } from './address.ts';
import { ESTADOS } from './graph.ts';

const readers = (side: 'client' | 'professional', pagado: number) =>
  ESTADOS.filter((estado) => seesAddress({ estado, pagado }, side));

it('the street is its client’s from the acceptance, the professional’s from the first payment, until the end', () => {
  expect(readers('client', 0)).toEqual(['por_pagar', 'pagado', 'completado']);
  expect(readers('professional', 0)).toEqual([]);
  expect(readers('professional', 1)).toEqual(['por_pagar', 'pagado', 'completado']);
});
