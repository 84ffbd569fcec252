import { expect, test } from 'vitest';
import { markPhone, markStart, markWords, type Piece } from './marks.ts';
import { readQuery } from './query.ts';

/** «[Mar]ía [Lóp]ez» */
const drawn = (pieces: readonly Piece[]) =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

test.each([
  ['María López', ['lop', 'mari'], '[Marí]a [Lóp]ez'],
  ['Marí\u0301a', ['maria'], '[Marí\u0301a]'],
  ['Muñoz', ['mun'], '[Muñ]oz'],
  ['Mu\u0303noz', ['mu'], '[Mu\u0303]noz'],
  ['Impermeabilizar azotea', ['azotea'], 'Impermeabilizar [azotea]'],
  ['María Mariana', ['mar', 'mari'], '[Marí]a [Mari]ana'],
  ['Galope', ['lop'], 'Galope'],
  ['', ['a'], ''],
])('«%s» with %j is %s', (text, words, marked) => {
  expect(drawn(markWords(text, words))).toBe(marked);
});

test.each([
  ['2290', '33 1845 [2290]'],
  ['1845 2290', '33 [1845 2290]'],
  ['331845', '[33 1845] 2290'],
  ['+52 33 1845 2290', '[33 1845 2290]'],
  ['9999', '33 1845 2290'],
])('a telephone with %s is %s', (typed, marked) => {
  expect(drawn(markPhone('33 1845 2290', readQuery(typed)))).toBe(marked);
});

test('what begins with the text is marked, in any letters', () => {
  expect(drawn(markStart('Laura@demo.mx', 'laura@'))).toBe('[Laura@]demo.mx');
  expect(drawn(markStart('pi_3Qt', 'pi_4'))).toBe('pi_3Qt');
  expect(drawn(markStart('pi_3Qt', null))).toBe('pi_3Qt');
});
