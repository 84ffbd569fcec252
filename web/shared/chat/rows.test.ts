import { expect, test } from 'vitest';
import type { Message } from '#contract/chat/view.ts';
import { dayLabel, rowsOf } from './rows.ts';

test('names a day by its distance from today', () => {
  const today = '2026-11-24';
  expect(dayLabel('2026-11-24', today)).toBe('hoy');
  expect(dayLabel('2026-11-23', today)).toBe('ayer');
  expect(dayLabel('2026-11-17', today)).toBe('martes 17 de noviembre');
  expect(dayLabel('2025-12-31', today)).toBe('31 de diciembre de 2025');
});

test('days are those of Mexico City, and a stored message replaces the one in the outbox under the same key', () => {
  const stored: Message = {
    id: 7,
    sender: 'yo',
    msg: 'Hola',
    rute_adjunto: '',
    seen: 0,
    // Monday evening in Mexico City.
    createAt: '2026-11-24T03:00:00.000Z',
    client_id: 'a',
    evento: null,
  };
  const waiting = (client_id: string) => ({
    client_id,
    msg: 'Hola',
    at: Date.parse('2026-11-24T18:00:00Z'),
    state: 'waiting' as const,
  });
  const rows = rowsOf([stored], [waiting('a'), waiting('b')], {
    me: 'yo',
    today: '2026-11-24',
  });
  expect(rows.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    'day 2026-11-23',
    'message a',
    'day 2026-11-24',
    'outgoing b',
  ]);
});

test('a message of the other person with the same client id does not hide one’s own', () => {
  const theirs: Message = {
    id: 8,
    sender: 'taller',
    msg: 'Hola',
    rute_adjunto: '',
    seen: 0,
    createAt: '2026-11-24T18:00:00.000Z',
    client_id: 'a',
    evento: null,
  };
  const mine = { client_id: 'a', msg: 'Hola', at: Date.parse(theirs.createAt) };
  const rows = rowsOf([theirs], [{ ...mine, state: 'waiting' }], { me: 'yo', today: '2026-11-24' });
  expect(rows.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    'day 2026-11-24',
    'message 8',
    'outgoing a',
  ]);
});
