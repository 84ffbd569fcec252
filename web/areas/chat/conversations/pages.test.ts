import { expect, test } from 'vitest';
import type { Conversation } from '#contract/chat/view.ts';
import { firstPage, withChanges, withOlder, withRead } from './pages.ts';

const entry = (other_key: string, last_id: number, no_leidos = 0): Conversation => ({
  other_key,
  nombre: other_key,
  img_profile: null,
  rol: 2,
  last_message: `mensaje ${last_id}`,
  last_id,
  last_sender: other_key,
  createAt: '2026-11-24T15:48:00.000Z',
  no_leidos,
});
const reply = (conversations: Conversation[], siguiente: number | null, cambios = false) => ({
  conversations,
  hay_mas: siguiente !== null,
  siguiente,
  marca: `${conversations.length}:1:`,
  cambios,
});
const shown = ({ entries }: { entries: readonly Conversation[] }) =>
  entries.map(({ other_key, last_id }) => `${other_key}${last_id}`);

const first = firstPage(reply([entry('a', 9), entry('b', 8)], 8));

test('appends pages without repeating a conversation', () => {
  const moved = withChanges(first, reply([entry('c', 10)], null, true));
  const whole = withOlder(moved, 8, reply([entry('c', 7), entry('d', 6)], null));
  expect(shown(whole)).toEqual(['c10', 'a9', 'b8', 'd6']);
  expect(whole.siguiente).toBeNull();
});

test('ignores a page of a list that was replaced meanwhile', () => {
  const anew = withChanges(first, reply([entry('z', 20)], 20));
  expect(withOlder(anew, 8, reply([entry('d', 6)], null))).toBe(anew);
});

test('moves changed conversations to the top without leaving gaps', () => {
  const changed = withChanges(first, reply([entry('b', 11, 1), entry('e', 5)], null, true));
  expect(shown(changed)).toEqual(['b11', 'a9']);
  expect(changed.siguiente).toBe(8);
  const whole = withOlder(changed, 8, reply([entry('e', 5)], null));
  expect(shown(whole)).toEqual(['b11', 'a9', 'e5']);
  // When all pages are loaded, old conversations are added too.
  expect(shown(withChanges(whole, reply([entry('f', 1)], null, true)))).toContain('f1');
});

test('resets the unread count of a read conversation', () => {
  const list = firstPage(reply([entry('a', 9, 2), entry('b', 8, 3)], null));
  expect(withRead(list, 'a').entries.map(({ no_leidos }) => no_leidos)).toEqual([0, 3]);
});
