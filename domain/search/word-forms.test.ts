import { stemmer } from '@orama/stemmers/spanish';
import { expect, it } from 'vitest';
import { diminished, isAction, isVerb, stemming } from './word-forms.ts';

const stemOf = stemming(stemmer);

it.each([
  ['gotea', 'goteando'],
  ['trapear', 'trapee'],
  ['cerrar', 'cierra'],
  ['mover', 'mueve'],
  ['armar', 'armen'],
  ['abrir', 'abre'],
  ['caer', 'cayo'],
  ['roto', 'rompio'],
  ['lavadora', 'lavadoras'],
  ['camara', 'camaras'],
  ['poner', 'ponganme'],
  ['colgar', 'colgarmela'],
  ['colocar', 'coloquen'],
  ['impermeabilizar', 'impermeabilicen'],
  ['hacer', 'hagan'],
  ['encender', 'encendio'],
])('«%s» and «%s» are forms of one word', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

it.each([
  ['sala', 'sale'],
  ['apagador', 'apaga'],
  ['lavadora', 'lavar'],
  ['cuarto', 'cuartear'],
  ['camara', 'cama'],
  ['chapa', 'chapear'],
  ['ana', 'ano'],
  ['55', '5'],
  ['pared', 'parar'],
  ['tela', 'tele'],
  ['mes', 'mesa'],
  ['toque', 'tocar'],
])('«%s» and «%s» are none of one', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

it.each([
  ['bichitos', 'bicho'],
  ['fuguita', 'fuga'],
  ['llavecita', 'llave'],
  ['ratoncito', 'raton'],
])('«%s» may stand for «%s»', (word, base) => {
  expect(diminished(word)).toContain(base);
});

it('tells verbs and things apart', () => {
  expect(['instalar', 'cambiando', 'hogar', 'solar'].filter(isAction)).toEqual([
    'instalar',
    'cambiando',
  ]);
  expect(['cortar', 'cortado', 'sale', 'corto', 'corte'].filter(isVerb)).toEqual([
    'cortar',
    'cortado',
    'sale',
  ]);
});
