import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getConversations } from '#contract/chat.ts';
import type { Conversation } from '#contract/views.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { answerEach, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';
import { answerChat, CONVERSATION, conversations, push } from '../testing.ts';

// A list of hundreds of conversations.

const PAGE = 100;
const MANY = 250;

const entry = (number: number, last_id = MANY - number): Conversation => ({
  ...CONVERSATION,
  other_key: `conversation-${number}`,
  nombre: number === 230 ? 'Óscar Núñez' : `Persona ${number}`,
  last_message: `Mensaje ${last_id}`,
  last_id,
});

/** Answers the pages of the list; entries in `changed` come with the next poll. */
let changed: Conversation[];
/** Pages that fail before they are answered. */
let failing: number;

beforeEach(() => {
  changed = [];
  failing = 0;
  answerChat(signIn(person('professional')));
  answerEach(getConversations, ({ antes, desde }) => {
    const marca = '1.1';
    if (desde !== undefined) {
      return { conversations: changed.splice(0), siguiente: null, marca, cambios: true };
    }
    if (antes !== undefined && failing-- > 0) throw new TypeError('Failed to fetch');
    const from = antes === undefined ? 0 : MANY - Number(antes) + 1;
    const last = Math.min(from + PAGE, MANY);
    const found = Array.from({ length: last - from }, (_, i) => entry(from + i));
    const siguiente = last < MANY ? (found.at(-1)?.last_id ?? null) : null;
    return { conversations: found, siguiente, marca, cambios: false };
  });
});

// Looked up in the document: roles of hundreds of entries are computed too slowly to be asked again and again.
const entries = () => [...conversations().element().querySelectorAll('a')];
const names = () =>
  entries().map(({ textContent }) => /Persona \d+|Óscar Núñez/.exec(textContent)?.[0]);
const count = () => entries().length;
const button = () => conversations().element().querySelector('button');

test('every conversation can be reached, and a changed one moves up without moving the view', async () => {
  await open('/chat/view');
  await expect.element(conversations()).toBeVisible();
  await expect.poll(count).toBe(PAGE);
  await expectGoodScreen();

  // Scrolling loads the next page before the end is visible.
  entries().at(-1)?.scrollIntoView();
  await expect.poll(count).toBe(2 * PAGE);
  entries().at(-1)?.scrollIntoView();
  await expect.poll(count).toBe(MANY);
  expect(button()).toBeNull();
  const pages = asked(getConversations).map(({ antes }) => antes);
  expect(pages.filter(Boolean)).toEqual([151, 51]);

  // A conversation far below changes while the middle of the list is visible.
  const middle = () => entries()[names().indexOf('Persona 120')];
  middle()?.scrollIntoView();
  middle()?.focus();
  const top = () => middle()?.getBoundingClientRect().top ?? Number.NaN;
  const before = top();
  changed = [{ ...entry(200, 1000), no_leidos: 1 }];
  push({ tipo: 'mensaje', other_key: 'conversation-200' });
  await expect.poll(() => names()[0]).toBe('Persona 200');
  expect(entries()).toHaveLength(MANY);
  expect(document.activeElement).toBe(middle());
  await expect.poll(top).toBeCloseTo(before, 0);
});

test('the search finds a name that is not loaded yet', async () => {
  await open('/chat/view', DESKTOP);
  const field = page.getByRole('searchbox', { name: 'Buscar por nombre' });
  const status = conversations().getByRole('status');
  await field.fill('nunez');
  await expect.poll(names).toEqual(['Óscar Núñez']);
  await expect.element(status).toHaveTextContent('1 conversación');
  await expectGoodScreen();
  await field.fill('nunezzz');
  await expect
    .element(status)
    .toHaveTextContent('No hay nadie con ese nombre en tus conversaciones.');
  await field.clear();
  await expect.poll(count).toBe(MANY);
});

test('a failed page can be loaded again, and the focus moves on to it', async () => {
  await open('/chat/view', DESKTOP);
  await expect.element(conversations()).toBeVisible();
  await expect.poll(count).toBe(PAGE);
  failing = 1;
  entries().at(-1)?.focus();
  await expect
    .poll(() => button()?.textContent)
    .toBe(`${getConversations.texts.network}. Intentar de nuevo`);
  await userEvent.tab();
  expect(document.activeElement).toBe(button());
  await userEvent.keyboard('{Enter}');
  await expect.poll(count).toBe(2 * PAGE);
  await expect.poll(() => document.activeElement === entries()[PAGE]).toBe(true);
});
