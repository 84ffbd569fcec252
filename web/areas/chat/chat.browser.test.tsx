import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getConversations, getMessages, sendMessage, stream } from '#contract/chat.ts';
import { getCounts } from '#contract/accounts.ts';
import { textOf } from '#contract/errors.ts';
import { beginProposal, getProposal } from '#contract/projects.ts';
import type { User } from '#contract/views.ts';
import { whoMay } from '#domain/administrators/permissions.ts';
import { DESKTOP, follow, open } from '#web/testing/app.tsx';
import { pass, resumeClock, stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, answerEach, asked, fail, reply } from '#web/testing/network.ts';
import { NOTHING_WAITS, person, signIn } from '#web/testing/people.ts';
import { photo, tooLarge } from '#web/testing/photo.ts';
import {
  alerts,
  button,
  choose,
  expectErrorToast,
  expectGoodScreen,
  expectInTime,
  problem,
} from '#web/testing/screen.ts';
import {
  answerChat,
  composer,
  CONVERSATION,
  conversations,
  message,
  messages,
  NO_MESSAGES,
  openChat,
  OTHER,
  sent,
  unsent,
} from './testing.ts';

// The chat's errors (1 §8): a toast after an action, a message in its place for what does not load, and
// nothing for failures in the background.

let me: User;

beforeEach(() => {
  me = signIn(person('client'));
  answerChat(me);
});

test('somebody of the team who may not propose reads who may', async () => {
  me = signIn(person('admin', { permisos: ['moderación'] }));
  answerChat(me);
  const other = { ...NO_MESSAGES.other, rol: 1, profesion: '', validado: false } as const;
  answer(getMessages, { ...NO_MESSAGES, other });
  answer(getProposal, { proposal: null, cambios: true });
  await openChat(DESKTOP);
  const propose = button('Crear propuesta');
  await expect.element(propose).toHaveAttribute('aria-disabled', 'true');
  const who = whoMay(beginProposal.permission ?? ['dueño']);
  await expect.element(propose).toHaveAccessibleDescription(who);
  signIn(person('admin', { permisos: ['soporte'] }));
  await openChat(DESKTOP);
  await expect.element(propose).not.toHaveAttribute('aria-disabled');
});

test('a message that cannot be sent stays and says why in a toast, for every failure', async () => {
  await openChat();
  stopClock();
  for (const [before, failure] of FAILURES.entries()) {
    fail(sendMessage, failure);
    await composer().fill(`Intento ${before + 1}.`);
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
  await expect.poll(() => sent().elements()).toHaveLength(FAILURES.length);
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
  // It stays where the picture is chosen, until another one is taken or a message sent.
  const atComposer = page
    .getByRole('region', { name: /^Conversación con/ })
    .getByRole('alert')
    .getByText('El adjunto excede el tamaño máximo de 6MB');
  await expect.element(atComposer).toBeInViewport({ ratio: 1 });
  await choose('Imagen para adjuntar', new File(['uno'], 'carta.txt', { type: 'text/plain' }));
  await expect.element(page.getByRole('alert').getByText(textOf('not_an_image'))).toBeVisible();
  await expect.element(atComposer).not.toBeInTheDocument();
  await choose('Imagen para adjuntar', await photo('fuga.png'));
  await expect
    .element(page.getByRole('alert').getByText(textOf('not_an_image')))
    .not.toBeInTheDocument();
});

test('the second press of a double tap is not taken for an empty message', async () => {
  answerEach(sendMessage, ({ msg, client_id }) => ({
    message: message({ sender: me.keylogin, msg: String(msg), client_id: String(client_id) }),
  }));
  await openChat();
  await composer().fill('Buenas tardes.');
  stopClock();
  await button('Enviar mensaje').click();
  await expect.element(composer()).toHaveValue('');
  await button('Enviar mensaje').click();
  await expect.element(messages().getByText('Buenas tardes.')).toBeVisible();
  expect(alerts().elements()).toEqual([]);
  await pass(1_000);
  await button('Enviar mensaje').click();
  await expectErrorToast('No puedes enviar un mensaje vacio');
});

test('a professional who is not validated reads why nobody can be written to first', async () => {
  const newcomer = person('professional');
  const profile = newcomer.profile && { ...newcomer.profile, validacion: 'pendiente' as const };
  answerChat(signIn({ ...newcomer, profile }));
  answer(getMessages, { ...NO_MESSAGES, other: { ...NO_MESSAGES.other, nombre: 'Clara', rol: 1 } });
  await open(`/chat/${OTHER}`, DESKTOP);
  await expect.element(page.getByText('Todavía no puedes escribirle a Clara')).toBeVisible();
  await expect.element(page.getByText(textOf('writer_not_validated'))).toBeVisible();
  await expect.element(composer()).not.toBeInTheDocument();
});

const LOADS = [
  {
    what: 'a conversation that',
    call: getMessages,
    address: `/chat/${OTHER}`,
    loaded: () => composer(),
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
    answerChat(me);
    await again.click();
    await expect.element(loaded()).toBeVisible();
    await expect.element(problem()).not.toBeInTheDocument();
  });

const POLLS = [getMessages, getConversations, getProposal, getCounts] as const;
const polled = () => POLLS.map((call) => asked(call).length);

test('nothing is polled while the stream is open', async () => {
  // Before the page opens, whose timers are then all of this clock.
  stopClock();
  await open(`/chat/${OTHER}`, DESKTOP);
  await expectInTime(composer());
  const before = polled();
  await pass(35_000);
  expect(polled()).toEqual(before);
});

test('without the stream everything is polled, and polls fail silently', async () => {
  reply(stream, () => new Response(null, { status: 502 }));
  stopClock();
  await open(`/chat/${OTHER}`, DESKTOP);
  await expectInTime(conversations().getByRole('link', { name: /^Taller Núñez/ }));
  for (const failure of FAILURES) {
    for (const call of POLLS) fail(call, failure);
    const before = polled();
    await pass(10_000);
    await expect.poll(() => polled().every((count, at) => count > (before[at] ?? 0))).toBe(true);
    expect(alerts().elements()).toEqual([]);
    expect(problem().elements()).toEqual([]);
  }
  answerChat(me);
  answer(getCounts, NOTHING_WAITS);
  answerEach(getMessages, () => ({
    ...NO_MESSAGES,
    messages: [message({ msg: 'Llegó sin que nadie avisara.' })],
  }));
  await expectInTime(messages().getByText('Llegó sin que nadie avisara.'));
});

test('whoever comes back to the list sees it as it is now, not first as it was', async () => {
  await open('/chat/view');
  const list = conversations().getByRole('list');
  await expect.element(list.getByText('Buen día.')).toBeVisible();
  await follow('/cliente');
  await expect.element(list).not.toBeInTheDocument();
  const later = Promise.withResolvers<Response>();
  let waiting = 0;
  reply(getConversations, async () => {
    waiting += 1;
    return (await later.promise).clone();
  });
  await follow('/chat/view');
  await expect.poll(() => waiting).toBeGreaterThan(0);
  expect(conversations().getByText('Buen día.').elements()).toEqual([]);
  const changed = { ...CONVERSATION, last_message: 'Ya llegué.', last_id: 2 };
  later.resolve(
    Response.json({
      mensaje: 'success',
      conversations: [changed],
      hay_mas: false,
      siguiente: null,
      marca: '2.1',
      cambios: true,
    }),
  );
  await expect.element(list.getByText('Ya llegué.')).toBeVisible();
});
