import { afterAll, beforeAll, expect, it } from 'vitest';
import { getConversations } from '#contract/chat.ts';
import * as requests from '#contract/requests.ts';
import { askingAndAnswering } from '#server/features/requests/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';

// What the product writes into a conversation is a fact, so that each side can read it in its own words (4 §G).

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { accept, ask, client, professional, propose, readBy } = askingAndAnswering(() => test);

/** The last message as the thread and the list of conversations answer it. */
async function lastOf(as: Credentials, other: Credentials) {
  const message = (await readBy(as, other)).messages.at(-1);
  const { conversations } = await test.call.send(getConversations, {}, { as });
  return { message, listed: conversations.find(({ other_key }) => other_key === other.keylogin) };
}

it('tells whom a client did not choose, and says of whom it speaks to both', async () => {
  const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
  await ask(me, [ana, beto]);
  await propose(beto, me, 800);
  await accept(me, await propose(ana, me, 900));
  const fact = { quien: 'cliente', sender: me.keylogin, titulo: 'Fuga en la cocina', detalle: '' };
  for (const [reader, other] of [
    [me, beto],
    [beto, me],
  ] as const) {
    const { message, listed } = await lastOf(reader, other);
    expect(message).toMatchObject({ evento: 'solicitud_elegida', hecho: fact });
    expect(listed?.hecho).toEqual({ evento: 'solicitud_elegida', ...fact });
    // Other clients read the words.
    expect(listed?.last_message).toMatch(/ eligió a otra persona para «Fuga en la cocina»\./);
  }
});

it('of a project: the list says who did it, by the event', async () => {
  const [me, ana] = await Promise.all([client(), professional()]);
  await ask(me, [ana]);
  await propose(ana, me, 900);
  const { message, listed } = await lastOf(me, ana);
  expect(message).toMatchObject({ evento: 'publicada', proyecto: { quien: 'profesional' } });
  expect(message?.hecho).toBeUndefined();
  expect(listed?.hecho).toEqual({
    evento: 'publicada',
    quien: 'profesional',
    sender: me.keylogin,
    titulo: 'Cambiar llave',
    detalle: '',
  });
  expect(listed?.primer_nombre).toBe(listed?.nombre.split(' ')[0]);
});

it('keeps why somebody declined', async () => {
  const [me, ana] = await Promise.all([client(), professional()]);
  const { id } = await ask(me, [ana]);
  const declined = { id, motivo: 'Ese día no puedo' as const };
  await test.call.send(requests.declineRequest, declined, { as: ana });
  const { message, listed } = await lastOf(ana, me);
  const fact = { quien: 'profesional', sender: me.keylogin, detalle: 'Ese día no puedo' };
  expect(message).toMatchObject({ evento: 'solicitud_declinada', hecho: fact });
  expect(listed?.hecho).toMatchObject(fact);
});

it('what a person writes is no fact', async () => {
  const [me, ana] = await Promise.all([client(), professional()]);
  await ask(me, [ana]);
  const { message, listed } = await lastOf(me, ana);
  expect(message?.hecho).toBeUndefined();
  expect(listed?.hecho).toBeUndefined();
});

it('a proposal that made way for another one says so', async () => {
  const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
  await ask(me, [ana, beto]);
  await propose(ana, me, 900);
  await accept(me, await propose(beto, me, 800));
  await ask(me, [ana]);
  await propose(ana, me, 700);
  const events = (await readBy(ana, me)).messages.map(({ evento }) => evento);
  expect(events).toContain('reemplazada');
  expect(events).not.toContain('retirada');
});
