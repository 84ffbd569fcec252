import { expect, test } from 'vitest';
import { type DemandPlaceRow, demandWords, placeWords, shareWords } from './demand-words.ts';

const PLACE: DemandPlaceRow = {
  categoria: 'Plomería',
  estado: 'Yucatán',
  ciudad: 'Mérida',
  solicitudes: 8,
  con_propuesta: 3,
  profesionales: 1,
  que_hacer: 'faltan',
};
const MONTH = { desde: '2026-11-01', hasta: '2026-11-30', lugares: [] };
const sentence = (row: Partial<DemandPlaceRow>) => {
  const { said, todo } = demandWords({ ...PLACE, ...row }, MONTH);
  return `${said}: ${todo}`;
};

test('a place is a trade in a city of a state, or in a state', () => {
  expect(placeWords(PLACE)).toBe('Plomería en Mérida, Yucatán');
  expect(placeWords({ ...PLACE, ciudad: '' })).toBe('Plomería en Yucatán');
  expect(placeWords({ ...PLACE, ciudad: '', estado: '' })).toBe('Plomería');
});

test('one sentence says what there is and what to do', () => {
  expect(sentence({})).toBe('8 solicitudes, 1 profesional: faltan profesionales, invita a 1 más.');
  expect(sentence({ solicitudes: 1, profesionales: 0, que_hacer: 'nadie' })).toBe(
    '1 solicitud, ningún profesional: falta quien lo haga, invita a profesionales.',
  );
  expect(
    sentence({ solicitudes: 2, con_propuesta: 2, profesionales: 0, que_hacer: 'de_fuera' }),
  ).toBe('2 solicitudes, ningún profesional: contestan de otro lugar, invita a alguien de ahí.');
  expect(sentence({ profesionales: 2, que_hacer: 'no_contestan' })).toBe(
    '8 solicitudes, 2 profesionales: alcanzan, pero contestan poco: recuérdaselo.',
  );
  expect(sentence({ solicitudes: 3, profesionales: 40, que_hacer: 'sobran' })).toBe(
    '3 solicitudes, 40 profesionales: sobran manos, atrae a más clientes.',
  );
  expect(sentence({ solicitudes: 2, que_hacer: 'alcanzan' })).toBe(
    '2 solicitudes, 1 profesional: alcanza.',
  );
});

test('a share is a whole per cent', () => {
  expect(shareWords(3, 8)).toBe('38 %');
  expect(shareWords(8, 8)).toBe('100 %');
});
