import { expect, test } from 'vitest';
import { ESTADOS } from './graph.ts';
import { groupOf } from './groups.ts';

test('every project that somebody saw is in a group', () => {
  expect(
    Object.fromEntries(ESTADOS.map((estado) => [estado, groupOf(estado, true, false)])),
  ).toEqual({
    por_publicar: 'esperando',
    publicada: 'esperando',
    rechazada: 'cerrados',
    retirada: 'cerrados',
    expirada: 'cerrados',
    por_pagar: 'en_curso',
    pagado: 'en_curso',
    cancelada: 'cerrados',
    completado: 'en_curso',
    finalizada: 'finalizados',
  });
});

test('a draft that was withdrawn before anybody saw it is in none', () => {
  expect(groupOf('retirada', false, false)).toBeNull();
  expect(groupOf('por_publicar', false, false)).toBe('esperando');
});

test('an offer that was passed over is with what ended; what was accepted is not', () => {
  expect(groupOf('publicada', true, true)).toBe('cerrados');
  expect(groupOf('por_pagar', true, true)).toBe('en_curso');
});
