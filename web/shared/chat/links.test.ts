import { expect, test } from 'vitest';
import { DEAR_TEXTS, GROWS_LIKE_LENGTH, growth } from '#lib/testing.ts';
import { piecesOf } from './links.ts';

const linksOf = (text: string) =>
  piecesOf(text)
    .filter(({ href }) => href !== undefined)
    .map(({ text, href }) => ({ text, href }));

test.each([
  ['Mira https://maestros.mx/a?b=1#c hoy', 'https://maestros.mx/a?b=1#c', undefined],
  ['http://maestros.mx', 'http://maestros.mx', 'http://maestros.mx/'],
  ['HTTPS://Maestros.MX/Fotos', 'HTTPS://Maestros.MX/Fotos', 'https://maestros.mx/Fotos'],
  ['www.maestros.mx/fotos.', 'www.maestros.mx/fotos', 'https://www.maestros.mx/fotos'],
  ['Aquí: https://a.mx/x, ¿lo ves?', 'https://a.mx/x', undefined],
  ['¿Es https://a.mx/x?', 'https://a.mx/x', undefined],
  ['(https://a.mx/x)', 'https://a.mx/x', undefined],
  [
    'https://es.wikipedia.org/wiki/Plomo_(metal).',
    'https://es.wikipedia.org/wiki/Plomo_(metal)',
    undefined,
  ],
  ['«https://a.mx/x»…', 'https://a.mx/x', undefined],
  ['*https://a.mx/x*', 'https://a.mx/x', undefined],
  ['<https://a.mx/x>', 'https://a.mx/x', undefined],
  ['https://a.mx:8443/x', 'https://a.mx:8443/x', undefined],
  ['https://a.mx/búsqueda', 'https://a.mx/búsqueda', 'https://a.mx/b%C3%BAsqueda'],
])('finds one link in «%s»', (text, shown, href = shown) => {
  expect(linksOf(text)).toEqual([{ text: shown, href }]);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT://a.mx/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'ftp://a.mx/x',
  'https://',
  'https://a',
  'https://localhost:3000/x',
  'https://www.banco.mx@malo.mx/',
  'https://www.banco.mx:443@malo.mx/',
  'https://malo.mx\\@www.banco.mx/',
  'https://www.bаnco.mx/',
  'https://www.xn--bnco-53d.mx/',
  'https://www.banco.mx\u2024malo.mx/',
  'https://www.banco.mx/\u202egpj.exe',
  'https://www.banco\u200b.mx/',
  'https://2130706433/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://%77ww.banco.mx/',
  'precio 10,000.50 y 3.5x2.4',
  'clara@correo.mx',
])('finds no link in «%s»', (text) => {
  expect(piecesOf(text)).toEqual([{ at: 0, text }]);
});

test('the pieces joined are the unchanged message', () => {
  const text = 'Uno https://a.mx/x, dos (www.b.mx)\n y https://c.mx@d.mx/ no: https://e.mx';
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(linksOf(text).map(({ href }) => href)).toEqual([
    'https://a.mx/x',
    'https://www.b.mx/',
    'https://e.mx/',
  ]);
});

test('no message takes longer to cut than its length says', () => {
  const dear = [
    ...DEAR_TEXTS,
    { name: 'brackets', of: (n: number) => `https://a.mx/${')'.repeat(n)}` },
  ]
    .map((text) => [text.name, growth(piecesOf, text, 8000)] as const)
    .filter(([, grows]) => grows > GROWS_LIKE_LENGTH);
  expect(dear).toEqual([]);
  const text = `https://a.mx/${')'.repeat(3950)} fin`;
  expect(linksOf(text)).toEqual([{ text: 'https://a.mx/', href: 'https://a.mx/' }]);
});
