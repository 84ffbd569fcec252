import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  getConversations,
  getConversationsNoRead,
  getMessages,
  sendMessage,
  stream,
} from '#contract/chat.ts';
import { textOf } from '#contract/errors.ts';
import { getProposal, getProposals } from '#contract/projects.ts';
import type { ChatPartner, Message, User } from '#contract/views.ts';
import { DESKTOP, open, type PHONE } from '#web/testing/app.tsx';
import { pass, resumeClock, stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, answerEach, asked, fail, reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { tooLarge } from '#web/testing/photo.ts';
import {
  alerts,
  button,
  choose,
  expectErrorToast,
  expectGoodScreen,
  expectInTime,
  problem,
} from '#web/testing/screen.ts';
import { proposal } from './projects/testing.ts';

// The chat's errors (1 §8): a toast after an action, a message in its place for what does not load, and
// nothing for failures in the background.

const OTHER = 't'.repeat(43);
const PARTNER: ChatPartner = {
  keylogin: OTHER,
  nombre: 'Taller Núñez',
  img_profile: null,
  rol: 2,
  profesion: 'Plomería',
  validado: true,
  average_rating: null,
  cuenta: 'activa',
  bloqueo: null,
};
const NO_MESSAGES = { messages: [], hay_mas: false, other: PARTNER, leido_hasta: 0 };
const CONVERSATION = {
  other_key: OTHER,
  nombre: PARTNER.nombre,
  img_profile: null,
  rol: PARTNER.rol,
  last_message: 'Buen día.',
  last_id: 1,
  last_sender: OTHER,
  createAt: '2026-11-20T15:00:00.000Z',
  no_leidos: 0,
};

const messages = () => page.getByRole('log');
const unsent = () => messages().getByTitle('No se envió');
const message = (changes: Partial<Message>): Message => ({
  id: 1,
  sender: OTHER,
  msg: 'Buen día.',
  rute_adjunto: '',
  seen: 0,
  createAt: '2026-11-20T15:00:00.000Z',
  client_id: null,
  evento: null,
  ...changes,
});

let me: User;

function answerChat(): void {
  answer(getMessages, NO_MESSAGES);
  answer(getProposal, {
    proposal: proposal({ sender: me.keylogin, recieved: OTHER }),
    cambios: true,
  });
  answer(getProposals, { proposals: [], hay_mas: false });
  answer(getConversations, {
    conversations: [CONVERSATION],
    siguiente: null,
    marca: '1.1',
    cambios: false,
  });
}

/** A stream that is open, and silent. */
const openStream = () =>
  new Response(
    new ReadableStream({
      start: (chunks) => chunks.enqueue(new TextEncoder().encode('event: listo\ndata: {}\n\n')),
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

async function openChat(screen?: typeof PHONE | typeof DESKTOP): Promise<void> {
  await open(`/chat/${OTHER}`, screen);
  await expect.element(page.getByRole('textbox', { name: /^Mensaje para/ })).toBeVisible();
}

beforeEach(() => {
  me = signIn(person('client'));
  answerChat();
  reply(stream, openStream);
});

test('a message that cannot be sent stays and says why in a toast, for every failure', async () => {
  await openChat();
  stopClock();
  for (const [before, failure] of FAILURES.entries()) {
    fail(sendMessage, failure);
    await page.getByRole('textbox', { name: /^Mensaje para/ }).fill(`Intento ${before + 1}.`);
    await button('Enviar mensaje').click();
    await expect.poll(() => unsent().elements()).toHaveLength(before + 1);
    // All waiting messages are tried together, and fail with one toast.
    await expect.element(messages().getByText(failure.text(sendMessage))).toBeVisible();
    await expectErrorToast(failure.text(sendMessage));
  }
  resumeClock();
  answerEach(sendMessage, ({ msg, client_id }) => ({
    message: message({
      id: asked(sendMessage).length,
      sender: me.keylogin,
      msg: String(msg),
      client_id: String(client_id),
    }),
  }));
  await messages().getByRole('button', { name: 'Reintentar' }).first().click();
  const sent = messages().getByTitle('Enviado');
  await expect.poll(() => sent.elements()).toHaveLength(FAILURES.length);
  expect(unsent().elements()).toEqual([]);
});

test('an empty message and an image that is too large are refused in the browser', async () => {
  await openChat();
  stopClock();
  await button('Enviar mensaje').click();
  await expectErrorToast('No puedes enviar un mensaje vacio');
  expect(textOf('message_empty')).toBe('No puedes enviar un mensaje vacio');
  await choose('Imagen para adjuntar', tooLarge());
  await expectErrorToast('El adjunto excede el tamaño máximo de 6MB');
});

const LOADS = [
  {
    what: 'a conversation that',
    call: getMessages,
    address: `/chat/${OTHER}`,
    loaded: () => page.getByRole('textbox', { name: /^Mensaje para/ }),
  },
  {
    what: 'a project whose conversation',
    call: getMessages,
    address: `/chat/${OTHER}?panel=proyecto`,
    loaded: () => page.getByRole('tab', { name: 'Proyecto' }),
  },
  {
    what: 'the list that',
    call: getConversations,
    address: '/chat/view',
    loaded: () => page.getByRole('link', { name: /Taller Núñez/ }),
  },
] as const;

for (const { what, call, address, loaded } of LOADS)
  test(`${what} does not load: says why for every failure, and the retry works`, async () => {
    // A push would reload by itself meanwhile.
    reply(stream, () => new Promise(() => {}));
    const again = problem().getByRole('button', { name: 'Intentar de nuevo' });
    for (const [at, failure] of FAILURES.entries()) {
      fail(call, failure);
      const before = asked(call).length;
      await (at === 0 ? open(address) : again.click());
      await expect.poll(() => asked(call).length).toBeGreaterThan(before);
      await expect.element(problem().getByText(failure.text(call), { exact: true })).toBeVisible();
      await expect.element(again).not.toHaveAttribute('aria-busy');
    }
    await expectGoodScreen();
    expect(alerts().elements()).toEqual([]);
    answerChat();
    await again.click();
    await expect.element(loaded()).toBeVisible();
    await expect.element(problem()).not.toBeInTheDocument();
  });

const POLLS = [getMessages, getConversations, getProposal, getConversationsNoRead] as const;
const polled = () => POLLS.map((call) => asked(call).length);

test('nothing is polled while the stream is open', async () => {
  // Before the page opens, whose timers are then all of this clock.
  stopClock();
  await open(`/chat/${OTHER}`, DESKTOP);
  await expectInTime(page.getByRole('textbox', { name: /^Mensaje para/ }));
  const before = polled();
  await pass(35_000);
  expect(polled()).toEqual(before);
});

test('without the stream everything is polled, and polls fail silently', async () => {
  reply(stream, () => new Response(null, { status: 502 }));
  stopClock();
  await open(`/chat/${OTHER}`, DESKTOP);
  const list = page.getByRole('region', { name: 'Conversaciones' });
  await expectInTime(list.getByRole('link', { name: /^Taller Núñez/ }));
  for (const failure of FAILURES) {
    for (const call of POLLS) fail(call, failure);
    const before = polled();
    await pass(10_000);
    await expect.poll(() => polled().every((count, at) => count > (before[at] ?? 0))).toBe(true);
    expect(alerts().elements()).toEqual([]);
    expect(problem().elements()).toEqual([]);
  }
  answerChat();
  answer(getConversationsNoRead, { conversations: 0 });
  answerEach(getMessages, () => ({
    ...NO_MESSAGES,
    messages: [message({ msg: 'Llegó sin que nadie avisara.' })],
  }));
  await expectInTime(messages().getByText('Llegó sin que nadie avisara.'));
});
