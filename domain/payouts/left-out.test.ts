import { expect, it } from 'vitest';
import { canBeTold, isAboutProfile, mainReason, whatToDo } from './left-out.ts';

it('says all that somebody can do, and nothing to whom nothing helps', () => {
  expect(whatToDo(['sin_metodo', 'sin_identificacion', 'en_espera'])).toBe(
    'agrega tu CLABE en tu método de pago y sube los dos lados de tu identificación en tu perfil',
  );
  for (const reasons of [['en_espera'], ['eliminada'], ['suspendida', 'sin_metodo']] as const)
    expect([canBeTold(reasons), whatToDo(reasons)]).toEqual([false, '']);
});

it('counts somebody once, by what has to be done about first', () => {
  expect(mainReason(['en_espera', 'sin_metodo'])).toBe('sin_metodo');
  expect(mainReason([])).toBeUndefined();
});

it('leads to the profile where all is done there', () => {
  expect(isAboutProfile(['sin_identificacion', 'en_espera'])).toBe(true);
  expect(isAboutProfile(['sin_identificacion', 'sin_metodo'])).toBe(false);
});
