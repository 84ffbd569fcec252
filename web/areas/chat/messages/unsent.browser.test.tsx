import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sendMessage } from '#contract/chat.ts';
import { textOf } from '#contract/errors.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { refuse, reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { fakeImage, photo, UNREADABLE } from '#web/testing/photo.ts';
import { button, choose, expectGoodScreen } from '#web/testing/screen.ts';
import { answerChat, composer, messages, openChat, receiver, sent, unsent } from '../testing.ts';

// Messages that the server does not have yet are kept in order, and each is sent once.

let server: ReturnType<typeof receiver>;

beforeEach(() => {
  const me = signIn(person('client'));
  answerChat(me);
  server = receiver(me);
});

const holdSends = () =>
  reply(sendMessage, () => {
    throw new TypeError('Failed to fetch');
  });
const takeSends = () => reply(sendMessage, server.store);

async function say(text: string): Promise<void> {
  await composer().fill(text);
  await button('Enviar mensaje').click();
}

async function sayWith(image: File, text: string): Promise<void> {
  await choose('Imagen para adjuntar', image);
  await expect.element(button('Quitar la imagen')).toBeVisible();
  await say(text);
}

const inMessages = (name: string) => messages().getByRole('button', { name });
const shown = () =>
  messages()
    .getByText(/^Mensaje \d+\.$/)
    .elements()
    .map(({ textContent }) => textContent);

test('messages that failed for the same reason show it once, and are sent in order', async () => {
  holdSends();
  await openChat();
  await say('Uno.');
  await sayWith(await photo(), 'Dos.');
  await say('Tres.');
  await expect.poll(() => unsent().elements()).toHaveLength(3);
  await expect.element(messages().getByText('Error al enviar el mensaje')).toBeVisible();
  // The view stays at the end, also when a failed message gets its buttons.
  await expect.element(inMessages('Descartar').last()).toBeInViewport();
  await expectGoodScreen();
  takeSends();
  await inMessages('Reintentar').first().click();
  await expect.poll(() => sent().elements()).toHaveLength(3);
  expect(unsent().elements()).toEqual([]);
  expect(server.received).toEqual(['Uno.', 'Dos. [imagen]', 'Tres.']);
});

test('what the connection held up leaves by itself, once, when it is back', async () => {
  holdSends();
  await openChat();
  await say('Uno.');
  await say('Dos.');
  await expect.poll(() => unsent().elements()).toHaveLength(2);
  takeSends();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => sent().elements()).toHaveLength(2);
  expect(unsent().elements()).toEqual([]);
  window.dispatchEvent(new Event('online'));
  expect(server.received).toEqual(['Uno.', 'Dos.']);
});

test('it also leaves from another screen, and never as somebody else', async () => {
  const me = person('client');
  answerChat(signIn(me));
  server = receiver(me);
  holdSends();
  await openChat();
  await say('Uno.');
  await expect.poll(() => unsent().elements()).toHaveLength(1);
  takeSends();
  answerChat(signIn(person('professional')));
  await open('/chat/view', DESKTOP);
  await expect.element(page.getByText('Elige una conversación')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(server.received).toEqual([]);
  signIn(me);
  await open('/chat/view', DESKTOP);
  await expect.poll(() => server.received).toEqual(['Uno.']);
});

test('the next message first sends those that the connection held up', async () => {
  holdSends();
  await openChat(DESKTOP);
  await say('Uno.');
  await say('Dos.');
  await expect.poll(() => unsent().elements()).toHaveLength(2);
  takeSends();
  await say('Tres.');
  await expect.poll(() => sent().elements()).toHaveLength(3);
  expect(server.received).toEqual(['Uno.', 'Dos.', 'Tres.']);
});

const FAST = Array.from({ length: 12 }, (_, i) => `Mensaje ${i + 1}.`);

/** Types all before the first is answered; the fifth is answered differently. */
async function typeFast(answerToFifth: () => Response): Promise<void> {
  const typed = Promise.withResolvers<void>();
  reply(sendMessage, async (body) => {
    await typed.promise;
    return body['msg'] === 'Mensaje 5.' ? answerToFifth() : server.store(body);
  });
  await openChat(DESKTOP);
  for (const text of FAST) {
    await composer().fill(text);
    await userEvent.keyboard('{Enter}');
  }
  await expect.poll(() => messages().getByTitle('Enviando').elements()).toHaveLength(FAST.length);
  typed.resolve();
  await expect.element(messages().getByTitle('Enviando')).not.toBeInTheDocument();
}

test('messages that are typed fast keep their order when the connection breaks in between', async () => {
  await typeFast(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect.element(messages().getByText('Mensaje 5.')).toBeVisible();
  takeSends();
  await inMessages('Reintentar').first().click();
  await expect.poll(() => sent().elements()).toHaveLength(FAST.length);
  expect(server.received).toEqual(FAST);
  expect(shown()).toEqual(FAST);
});

test('a message that the server refuses does not block the next ones', async () => {
  const mensaje = textOf('invalid_input');
  await typeFast(() => Response.json({ mensaje, code: 'invalid_input' }, { status: 400 }));
  const others = FAST.filter((text) => text !== 'Mensaje 5.');
  expect(sent().elements()).toHaveLength(others.length);
  expect(unsent().elements()).toHaveLength(1);
  expect(server.received).toEqual(others);
  takeSends();
  await inMessages('Reintentar').click();
  await expect.poll(() => sent().elements()).toHaveLength(FAST.length);
  expect(server.received).toEqual([...others, 'Mensaje 5.']);
});

test('a failed message can be edited with its image, or discarded after a confirmation', async () => {
  holdSends();
  await openChat();
  await say('Este no.');
  await sayWith(await photo(), 'Este sí.');
  await expect.poll(() => unsent().elements()).toHaveLength(2);
  const dialog = page.getByRole('dialog');
  await inMessages('Descartar').first().click();
  await expect.element(dialog).toHaveAccessibleName('¿Descartar este mensaje?');
  await expectGoodScreen();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(unsent().elements()).toHaveLength(2);
  await inMessages('Descartar').first().click();
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect.poll(() => unsent().elements()).toHaveLength(1);
  expect(messages().getByText('Este no.').elements()).toEqual([]);

  await inMessages('Editar').click();
  await expect.element(unsent()).not.toBeInTheDocument();
  await expect.element(composer()).toHaveValue('Este sí.');
  await expect.element(button('Quitar la imagen')).toBeVisible();
  // As after a reload.
  await openChat();
  await expect.element(composer()).toHaveValue('Este sí.');
  await expect.element(button('Quitar la imagen')).toBeVisible();
  takeSends();
  await button('Enviar mensaje').click();
  await expect.poll(() => sent().elements()).toHaveLength(1);
  expect(server.received).toEqual(['Este sí. [imagen]']);
});

test('an image that the server cannot read stays with its text, which can be sent without it', async () => {
  refuse(sendMessage, 'not_an_image');
  await openChat(DESKTOP);
  await choose('Imagen para adjuntar', fakeImage());
  await expect.element(page.getByText(UNREADABLE)).toBeVisible();
  await expect.element(button('Quitar la imagen')).not.toBeInTheDocument();
  await choose('Imagen para adjuntar', await photo());
  await say('Mira cómo quedó.');
  await expect.element(messages().getByText(/no es una imagen que podamos leer/)).toBeVisible();
  await inMessages('Editar').click();
  await button('Quitar la imagen').click();
  takeSends();
  await button('Enviar mensaje').click();
  await expect.poll(() => sent().elements()).toHaveLength(1);
  expect(server.received).toEqual(['Mira cómo quedó.']);
});
