import { expect, test } from 'vitest';
import { shownFileName } from './file-name.ts';

test.each([
  ['baño nuevo.jpg', 'baño nuevo.jpg'],
  ['C:\\fotos\\azotea.png', 'azotea.png'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\r\n\u202egpj.exe', 'a b gpj.exe'],
  ['', 'sin nombre'],
  ['fotos/', 'sin nombre'],
])('%j is shown as «%s»', (name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});

test('a long name keeps its beginning and its extension, and is not cut within a character', () => {
  const shown = shownFileName(`${'🏠'.repeat(200)}-final.jpeg`);
  expect([...shown]).toHaveLength(60);
  expect(shown).toMatch(/^🏠{47}…🏠-final\.jpeg$/u);
});
