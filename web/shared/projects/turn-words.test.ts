import { expect, test } from 'vitest';
import { turnWords } from './turn-words.ts';

const TEAM = { who: 'team', action: null, amount: null } as const;

test('a project that only a bank can go on with waits for the bank, else for the team', () => {
  const reader = { side: 'client', other: 'Ramón' } as const;
  expect(turnWords(TEAM, { ...reader, bank: true })).toEqual({
    mine: false,
    who: 'Le toca al banco',
    what: 'revisar un pago',
  });
  expect(turnWords(TEAM, { ...reader, bank: false })?.who).toBe('Le toca al equipo de Maestros');
});
