import { expect, test } from 'vitest';
import { normalizeUrl } from './normalize-url.ts';

test.each([
  ['/', null],
  ['/categorias', null],
  ['/categorias?estado=Jalisco', null],
  ['/?a=//b/', null],
  ['/categorias/', '/categorias'],
  ['/categorias/?page=2', '/categorias?page=2'],
  ['//evil.mx/x', '/evil.mx/x'],
  ['//', '/'],
  ['/a//b///c/', '/a/b/c'],
  ['/\\evil.mx/', '/evil.mx'],
  ['/\\/evil.mx', '/evil.mx'],
])('%s is spelled %s', (url, normalized) => {
  expect(normalizeUrl(url)).toBe(normalized);
});
