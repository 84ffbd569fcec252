import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getConversations, getMessages } from '#contract/chat.ts';
import { getProposal } from '#contract/projects.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answer, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen } from '#web/testing/screen.ts';
import {
  answerChat,
  CONVERSATION,
  conversations,
  message,
  messages,
  NO_MESSAGES,
  OTHER,
} from './testing.ts';

// The chat has three panes: beside each other on a desktop, one at a time on a phone, each with an address.

const panel = () => page.getByRole('region', { name: 'Proyecto', exact: true });
const current = () => conversations().element().querySelectorAll('[aria-current]');

beforeEach(() => {
  answerChat(signIn(person('client')));
  answer(getProposal, { proposal: null, cambios: true });
  answer(getMessages, { ...NO_MESSAGES, messages: [message({})] });
});

test('an address opened from outside has a link back into the chat', async () => {
  await open(`/chat/${OTHER}?panel=proyecto`);
  await button('Volver a los mensajes').click();
  await expect.element(messages()).toBeVisible();
  await button('Volver a las conversaciones').click();
  await expect.poll(address).toBe('/chat/view');
  await expect.element(conversations()).toBeVisible();
});

test('behind the project of a phone no message counts as read; in the thread it does', async () => {
  await open(`/chat/${OTHER}?panel=proyecto`);
  await expect.poll(() => asked(getMessages).length).toBeGreaterThan(0);
  expect(asked(getMessages).map(({ visto }) => visto)).not.toContain(true);
  await button('Volver a los mensajes').click();
  await expect.poll(() => asked(getMessages).at(-1)).toMatchObject({ visto: true, despues: 0 });
});

test('beside the project of a desktop the messages are read', async () => {
  await open(`/chat/${OTHER}?panel=proyecto`, DESKTOP);
  await expect.poll(() => asked(getMessages).at(0)?.visto).toBe(true);
});

test('on a desktop all three panes are visible, and no conversation is chosen at /chat/view', async () => {
  await open('/chat/view', DESKTOP);
  await expect.element(page.getByRole('heading', { name: 'Elige una conversación' })).toBeVisible();
  expect(current()).toHaveLength(0);
  await conversations()
    .getByRole('link', { name: /Taller Núñez/ })
    .click();
  for (const pane of [conversations(), messages(), panel()])
    await expect.element(pane).toBeVisible();
  expect([...current()].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Taller Núñez'),
  ]);
  await expectGoodScreen();
});

test('what was said last has the width of its line, beside no time and no count', async () => {
  const text = 'Quedó clara la propuesta';
  answer(getConversations, {
    conversations: [{ ...CONVERSATION, last_message: text, no_leidos: 3 }],
    hay_mas: false,
    siguiente: null,
    marca: '1.1',
    cambios: false,
  });
  for (const screen of [DESKTOP, PHONE]) {
    await open('/chat/view', screen);
    const said = conversations().getByText(text);
    await expect.element(said).toBeVisible();
    const { scrollWidth, clientWidth } = said.element();
    expect(scrollWidth).toBe(clientWidth);
    const [count] = conversations().getByText('sin leer').elements();
    const line = said.element().parentElement?.getBoundingClientRect();
    expect(count?.parentElement?.getBoundingClientRect().right).toBeCloseTo(line?.right ?? 0, 0);
  }
});
