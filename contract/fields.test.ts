import { expect, it } from 'vitest';
import { nombre, optionalDate } from './fields.ts';

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
