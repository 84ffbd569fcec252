import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cuentas } from './analytics.ts';
import { flag, nombre, optionalDate, terms } from './fields.ts';
import { pageInput } from './paging.ts';

it.each(['', '   ', '\u200b', '\u200b\u2060 \ufeff'])(
  'a name needs something to see: %j',
  (value) => {
    expect(nombre.safeParse(value).error?.issues[0]?.message).toBe('Escribe tu nombre.');
  },
);

it.each(['Ñ', '李', 'أحمد', '👩‍🔧', 'Zoë de la O'])('%s is a name', (value) => {
  expect(nombre.safeParse(value).data).toBe(value);
});

it.each(['2026-02-30', '2025-02-29', '2026-13-01', '0000-01-01'])('%s is no day', (value) => {
  expect(optionalDate.safeParse(value).error?.issues[0]?.message).toBe('Esa fecha no existe.');
});

it.each(['2024-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (value) => {
  expect(optionalDate.safeParse(value).data).toBe(value);
});

it.each([
  [{ page: 2, itemsPerPage: null, marca: null }, { page: 2 }],
  [{ itemsPerPage: '20' }, { itemsPerPage: 20 }],
  [{}, {}],
])('of a list, %j asks for %j', (sent, read) => {
  expect(z.object(pageInput).parse(sent)).toEqual(read);
});

it.each([
  [{ searchDateStart: '2026-13-01', searchDateEnd: '2026-02-01' }, ['searchDateStart']],
  [{ searchDateStart: 'ayer', searchDateEnd: '2026-02-01' }, ['searchDateStart']],
  [{ searchDateStart: '2200-01-01', searchDateEnd: '2026-02-01' }, ['searchDateStart']],
  [{ searchDateStart: '2026-03-01', searchDateEnd: '2026-02-01' }, ['searchDateEnd']],
  [{ searchDateStart: '2026-02-01', searchDateEnd: '2026-02-01' }, []],
])('a report of %j has its fault only at %j', (period, faults) => {
  const found = cuentas.input.safeParse(period).error?.issues ?? [];
  expect(found.map(({ path }) => path.join())).toEqual(faults);
});

it.each([
  [[true, 1, '1', 'true'], true],
  [[false, 0, '0', 'false', '', null, undefined], false],
])('%j say %s', (values, meant) => {
  for (const value of values) expect(flag.parse(value)).toBe(meant);
});

it.each(['si', 2, -1, [], {}, [true]])('%j is neither yes nor no', (value) => {
  expect(flag.safeParse(value).error?.issues[0]?.message).toBe('Escribe 1 o 0.');
  expect(terms.safeParse(value).error?.issues[0]?.message).toMatch(/^Acepta los términos/);
});
