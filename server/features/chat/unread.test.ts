import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProjectEvent } from '#domain/projects/events.ts';
import { getConversations, getConversationsNoRead } from '#contract/chat.ts';
import { blockPerson } from '#contract/moderation.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { tellOfMessages } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { postSystemMessage } from './system-message.ts';
import { credentials, person, read, type TestPerson, write } from './testing.ts';

let test: TestApp;
let client: TestPerson;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const MINUTE = 60_000;
const list = async (of: TestPerson) =>
  (await test.call.send(getConversations, {}, { as: credentials(of) })).conversations;
const unread = async (of: TestPerson) =>
  (await test.call.send(getConversationsNoRead, {}, { as: credentials(of) })).conversations;

const post = (
  a: TestPerson,
  b: TestPerson,
  actorId: number | null,
  evento: ProjectEvent = 'pago_recibido',
) =>
  inTransaction(test.services.db, (trx) =>
    postSystemMessage(trx, {
      between: [a.id, b.id],
      actorId,
      evento,
      msg: 'Automático',
      now: test.services.clock(),
    }),
  );

describe('the list of conversations', () => {
  it('lists the latest first, with last message and unread count', async () => {
    client = await person(test, 'client', { nombre: 'Clara' });
    const first = await person(test, 'professional', {
      nombre: 'Ramón',
      comercial: 'Taller Núñez',
    });
    const second = await person(test, 'professional', { nombre: 'Lupe' });
    const admin = await person(test, 'admin');
    await write(test, client, first, 'Uno');
    await write(test, second, client, 'Dos');
    await write(test, second, client, 'Tres');
    await write(test, admin, client, 'Cuatro');
    await write(test, first, client, 'Cinco');
    const rows = await list(client);
    expect(rows).toMatchObject([
      {
        other_key: first.keylogin,
        nombre: 'Taller Núñez',
        rol: 2,
        img_profile: null,
        last_message: 'Cinco',
        last_sender: first.keylogin,
        no_leidos: 1,
        createAt: test.services.clock().toISOString(),
      },
      { other_key: admin.keylogin, nombre: 'Cuenta de administrador', rol: 4, no_leidos: 1 },
      { other_key: second.keylogin, nombre: 'Lupe R.', last_message: 'Tres', no_leidos: 2 },
    ]);
    expect(await unread(client)).toBe(3);
    expect((await list(first))[0]).toMatchObject({ nombre: 'Clara R.', no_leidos: 1 });

    await read(test, client, second);
    await read(test, client, first, { visto: false });
    expect(await unread(client)).toBe(2);
    expect((await list(client))[2]).toMatchObject({ no_leidos: 0 });
  });

  it('is empty for a new account, and names the system as last sender', async () => {
    const [a, b] = [await person(test, 'client'), await person(test, 'professional')];
    expect(await list(a)).toEqual([]);
    await post(a, b, b.id);
    expect(await list(a)).toMatchObject([{ last_sender: 'System', last_message: 'Automático' }]);
  });

  it('counts messages later than those that were read', async () => {
    const [a, b] = [await person(test, 'client'), await person(test, 'professional')];
    const ids = [];
    for (let i = 0; i < 60; i++) ids.push((await write(test, b, a, `${i}`)).id);
    await write(test, a, b, 'Mía');
    await read(test, a, b, { despues: 0 });
    // Fifty were shown; one's own messages never count.
    expect((await list(a))[0]).toMatchObject({ no_leidos: 10 });
    await read(test, a, b, { antes: ids[20] as number });
    expect((await list(a))[0]).toMatchObject({ no_leidos: 10 });
    await read(test, a, b);
    expect((await list(a))[0]).toMatchObject({ no_leidos: 0 });
  });
});

describe('system messages', () => {
  it('are unread for everybody but the actor, and create a conversation', async () => {
    const [a, b] = [await person(test, 'client'), await person(test, 'professional')];
    await post(a, b, a.id, 'por_pagar');
    expect([await unread(a), await unread(b)]).toEqual([0, 1]);
    const { messages } = await read(test, a, b);
    expect(messages).toMatchObject([{ sender: 'System', evento: 'por_pagar', seen: 0 }]);
    await read(test, b, a);
    expect((await read(test, a, b)).messages).toMatchObject([{ seen: 1 }]);
    expect([await unread(a), await unread(b)]).toEqual([0, 0]);
  });

  it('are unread for both without an actor, and seen once both have read', async () => {
    const [a, b] = [await person(test, 'client'), await person(test, 'professional')];
    await post(a, b, null);
    expect([await unread(a), await unread(b)]).toEqual([1, 1]);
    expect((await read(test, a, b)).messages).toMatchObject([{ seen: 0 }]);
    expect((await read(test, b, a)).messages).toMatchObject([{ seen: 1 }]);
    expect([await unread(a), await unread(b)]).toEqual([0, 0]);
  });
});

describe('somebody who is away', () => {
  it('is notified of the first unread message once, until they read', async () => {
    const a = await person(test, 'client', { nombre: 'Clara' });
    const b = await person(test, 'professional');
    await write(test, a, b, 'Aquí');
    await test.work();
    // Still active a moment ago.
    expect(test.sentTo(b.phone)).toEqual([]);
    await read(test, b, a);

    test.advance(6 * MINUTE);
    await write(test, a, b, 'Primera');
    await write(test, a, b, 'Segunda');
    await test.work();
    expect(test.sentTo(b.phone)).toEqual([
      expect.stringMatching(/^Tienes un mensaje nuevo de Clara R. en Maestros\.\n.*\/chat\//),
    ]);

    await read(test, b, a);
    test.advance(6 * MINUTE);
    await write(test, a, b, 'Tercera');
    await test.work();
    expect(test.sentTo(b.phone)).toHaveLength(2);
  });

  it('is told once they have left what came while they were here, unless they read it', async () => {
    const [a, b] = [
      await person(test, 'client', { nombre: 'Clara' }),
      await person(test, 'professional'),
    ];
    const minutes = async (count: number) => {
      test.advance(count * MINUTE);
      await inTransaction(test.services.db, (trx) => enqueue(trx, tellOfMessages, {}));
      await test.work();
    };
    await write(test, b, a, 'Hola');
    await write(test, a, b, 'Primera');
    await write(test, a, b, 'Segunda');
    await minutes(4);
    expect(test.sentTo(b.phone)).toEqual([]);
    // Here again, somewhere else.
    await unread(b);
    await minutes(4);
    expect(test.sentTo(b.phone)).toEqual([]);
    await minutes(2);
    await minutes(1);
    expect(test.sentTo(b.phone)).toHaveLength(1);
    expect(await noticesOf(b)).toEqual(['Tienes 2 mensajes nuevos de Clara R. en Maestros.']);

    await read(test, b, a);
    expect(await noticesOf(b)).toEqual([]);
    await write(test, a, b, 'Tercera');
    await read(test, b, a);
    await minutes(10);
    expect(test.sentTo(b.phone)).toHaveLength(1);
  });

  it('hears nothing of whom they have blocked meanwhile', async () => {
    const [a, b, c] = [
      await person(test, 'client', { nombre: 'Clara' }),
      await person(test, 'professional'),
      await person(test, 'client', { nombre: 'Dora' }),
    ];
    for (const from of [a, c]) {
      await write(test, b, from, 'Hola');
      await write(test, from, b, 'Aquí');
    }
    await test.call.send(blockPerson, { other_key: a.keylogin }, { as: credentials(b) });
    test.advance(6 * MINUTE);
    await inTransaction(test.services.db, (trx) => enqueue(trx, tellOfMessages, {}));
    await test.work();
    expect(await noticesOf(b)).toEqual(['Tienes un mensaje nuevo de Dora R. en Maestros.']);
  });

  it('has one notice of several messages, which says how many, and a new one after hours', async () => {
    const [a, b] = [
      await person(test, 'client', { nombre: 'Clara' }),
      await person(test, 'professional'),
    ];
    test.advance(6 * MINUTE);
    for (const msg of ['Una', 'Dos', 'Tres']) await write(test, a, b, msg);
    await test.work();
    expect(await noticesOf(b)).toEqual(['Tienes 3 mensajes nuevos de Clara R. en Maestros.']);
    expect(test.sentTo(b.phone)).toHaveLength(1);
    test.advance(5 * 60 * MINUTE);
    await write(test, a, b, 'Cuatro');
    await test.work();
    expect(await noticesOf(b)).toEqual(['Tienes 4 mensajes nuevos de Clara R. en Maestros.']);
    expect(test.sentTo(b.phone)).toHaveLength(2);
  });
});

/** What somebody was told and has not read. */
async function noticesOf({ keylogin }: { keylogin: string }): Promise<string[]> {
  const rows = await test.services.db
    .selectFrom('notification as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .select('n.msg')
    .where('a.keylogin', '=', keylogin)
    .where('n.read_at', 'is', null)
    .execute();
  return rows.map(({ msg }) => msg);
}
