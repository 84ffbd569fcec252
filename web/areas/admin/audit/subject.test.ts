import { expect, it } from 'vitest';
import { subjectLink } from './subject.ts';

it.each([
  ['payout', '12', '/admin/pagos-a-profesionales?pago=12'],
  ['payout_batch', '2026-11-25', '/admin/pagos-a-profesionales?fecha=2026-11-25'],
  ['payout_batch', '', '/admin/pagos-a-profesionales'],
  ['notifications', '', '/admin/avisos'],
  ['chargeback', '3', '/admin/contracargos/3'],
  ['books', '2026-10', '/admin/contabilidad'],
  ['bank_line', '4', '/admin/contabilidad/banco?linea=4'],
  ['proposal', '9', '/admin/proyectos/9'],
  ['risk', '5', '/admin/casos/riesgo/5'],
  ['risk_rule', 'misma_clabe', '/admin/ajustes/riesgo/misma_clabe'],
  ['job', '7', null],
] as const)('what the log says of a %s leads to that one', (tipo, id, link) => {
  expect(subjectLink({ tipo, id, nombre: null, pago: null })).toBe(link);
});

it('what the log says of a refund leads to its payment', () => {
  expect(subjectLink({ tipo: 'refund', id: '3', nombre: null, pago: 9 })).toBe(
    '/admin/pagos-de-clientes/9',
  );
});
