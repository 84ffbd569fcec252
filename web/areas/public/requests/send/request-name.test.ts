import { expect, test } from 'vitest';
import { OTHER } from '#domain/requests/prequote.ts';
import { requestName } from './request-name.ts';

test.each([
  ['Destapar drenaje', 'Destapar drenaje', 'Destapar drenaje'],
  ['', 'Destapar drenaje', 'Destapar drenaje'],
  ['', '', 'Plomería'],
  [OTHER, OTHER, 'Plomería'],
])('«%s», «%s» is named %s', (subcategoria, opt, name) => {
  expect(requestName({ subcategoria, opt, categoria: 'Plomería' })).toBe(name);
});
