import { expect, it } from 'vitest';
import { nombre } from './fields.ts';

it.each(['', '   ', '\u200b', '\u200b\u2060 \ufeff'])(
  'a name needs something to see: %j',
  (value) => {
    expect(nombre.safeParse(value).error?.issues[0]?.message).toBe('Escribe tu nombre.');
  },
);

it.each(['Ñ', '李', 'أحمد', '👩‍🔧', 'Zoë de la O'])('%s is a name', (value) => {
  expect(nombre.safeParse(value).data).toBe(value);
});
