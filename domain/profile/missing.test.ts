import { expect, it } from 'vitest';
import { MISSING, missingOf, missingWords, type Standing } from './missing.ts';

const WHOLE: Standing = {
  identificacion: 'leida',
  validacion: 'validado',
  metodo: 'listo',
  fotos: true,
};

it('nothing is missing of a whole account, nor of one that waits for the team alone', () => {
  expect(missingOf(WHOLE)).toEqual([]);
  expect(missingOf({ ...WHOLE, validacion: 'pendiente', identificacion: 'en_revision' })).toEqual(
    [],
  );
});

it('names all that its owner has to do', () => {
  expect(
    missingOf({ identificacion: 'falta', validacion: 'rechazado', metodo: 'falta', fotos: false }),
  ).toEqual(['sin_identificacion', 'rechazado', 'sin_metodo', 'sin_fotos']);
  expect(missingOf({ ...WHOLE, metodo: 'devuelto' })).toEqual(['por_confirmar']);
});

it('asks for other pictures of an ID until a person has validated it', () => {
  const illegible = { ...WHOLE, identificacion: 'ilegible' } as const;
  expect(missingOf({ ...illegible, validacion: 'pendiente' })).toEqual(['ilegible']);
  expect(missingOf(illegible)).toEqual([]);
});

it('says it in one sentence, which a message takes whole', () => {
  expect(missingWords([])).toBe('');
  expect(missingWords(['sin_fotos'])).toBe('sube fotos a tu portafolio');
  expect(missingWords(['ilegible', 'sin_metodo', 'sin_fotos'])).toBe(
    'toma otra vez las fotos de tu identificación, agrega tu CLABE en tu método de pago y sube fotos a tu portafolio',
  );
  // The longest that one account can lack: of the ID, and of the method, one of two.
  const most = (without: (typeof MISSING)[number][]) =>
    missingWords(MISSING.filter((one) => !without.includes(one))).length;
  expect(most(['ilegible', 'sin_metodo'])).toBeLessThanOrEqual(200);
  expect(most(['ilegible', 'por_confirmar'])).toBeLessThanOrEqual(200);
});
