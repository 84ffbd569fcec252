import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { clientScript } from './mark-client.ts';

// What the document says of who is signed in, before any other script runs.

const SESSION = { session_id: 's', keylogin: 'k', code_confirm: '1' };

function marks(localStorage: Record<string, string>): string[] {
  const set: string[] = [];
  const documentElement = { setAttribute: (name: string) => set.push(name) };
  runInNewContext(clientScript, { localStorage, document: { documentElement } });
  return set;
}

test.each([
  ['a visitor', {}, []],
  ['a client', { ...SESSION, user: '{"rol":1}' }, ['data-signed-in', 'data-client']],
  ['a professional', { ...SESSION, user: '{"rol":2}' }, ['data-signed-in']],
  ['who has not confirmed', { ...SESSION, code_confirm: '', user: '{"rol":1}' }, []],
  ['an unreadable user', { ...SESSION, user: '{' }, []],
])('%s', (_who, stored, expected) => {
  expect(marks(stored)).toEqual(expected);
});
