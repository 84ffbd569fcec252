import { expect, test } from 'vitest';
import { centavos } from '#domain/money.ts';
import { repeatedQuestion, unknownFigure, withFigures } from './questions.ts';

const fee = { hundredths: 550, fixed: centavos(400) };

test('an answer says the figures of the day', () => {
  expect(withFigures('Son {comision}, de una vez hasta {pago_completo}.', fee)).toBe(
    'Son 5.5\u00A0% más $4.00\u00A0MXN, de una vez hasta $5,000\u00A0MXN.',
  );
  expect(withFigures('{cargo_por_cancelar}, máximo {cargo_maximo}', fee)).toBe(
    '10\u00A0%, máximo $500\u00A0MXN',
  );
});

test('what stands for no figure is found, and would be shown as it was written', () => {
  expect(unknownFigure('Son {comision} y {toString}')).toBe('toString');
  expect(unknownFigure('Son {comision}')).toBeUndefined();
  expect(withFigures('{iva} <b>', fee)).toBe('{iva} <b>');
});

test('the same question twice is found in any capitals', () => {
  const asked = (...all: string[]) => repeatedQuestion(all.map((pregunta) => ({ pregunta })));
  expect(asked('¿Uno?', '¿Dos?', '¿UNO?')).toBe(2);
  expect(asked('¿Uno?', '¿Dos?')).toBeUndefined();
});
