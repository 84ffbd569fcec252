import { expect, test } from 'vitest';
import { ESTADOS } from './graph.ts';
import { groupOf } from './groups.ts';

test('every project that somebody saw is in a group', () => {
  expect(Object.fromEntries(ESTADOS.map((estado) => [estado, groupOf(estado, true)]))).toEqual({
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
  expect(groupOf('retirada', false)).toBeNull();
  expect(groupOf('por_publicar', false)).toBe('esperando');
});
