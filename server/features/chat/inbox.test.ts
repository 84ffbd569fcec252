import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '#contract/call.ts';
import { getConversations } from '#contract/chat.ts';
import type { Conversation } from '#contract/chat/view.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { markOf, readMark } from './change-mark.ts';
import { postSystemMessage } from './system-message.ts';
import { credentials, person, read, type TestPerson, write } from './testing.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const list = (of: TestPerson, input: InputOf<typeof getConversations> = {}) =>
  test.call.send(getConversations, input, { as: credentials(of) });

const keys = (conversations: readonly Conversation[]) =>
  conversations.map(({ other_key }) => other_key);

/** A person with `count` conversations, and the others, the latest first. */
async function busy(count: number): Promise<{ me: TestPerson; others: TestPerson[] }> {
  const me = await person(test, 'professional');
  const others: TestPerson[] = [];
  for (let i = 0; i < count; i++) {
    const other = await person(test, 'client');
    await write(test, other, me, `De ${i}`);
    others.unshift(other);
  }
  return { me, others };
}

describe('pages of the list', () => {
  it('contain every conversation once, also while one of them moves up', async () => {
    const { me, others } = await busy(105);
    const first = await list(me);
    expect(first).toMatchObject({ cambios: false, siguiente: first.conversations[49]?.last_id });
    const second = await list(me, { antes: first.siguiente ?? 0 });
    await write(test, others[75] as TestPerson, me, 'De nuevo');
    const third = await list(me, { antes: second.siguiente ?? 0 });
    expect(third.siguiente).toBeNull();
    const pages = [first, second, third].flatMap(({ conversations }) => keys(conversations));
    expect(pages).toEqual(others.map(({ keylogin }) => keylogin));
    const { conversations } = await list(me, { desde: first.marca });
    expect(keys(conversations)).toEqual([others[75]?.keylogin]);
  });

  it('end when they are full', async () => {
    const { me } = await busy(50);
    expect((await list(me)).siguiente).toBeNull();
  });
});

describe('what changed since a mark', () => {
  it('is empty and small while nothing happens', async () => {
    const { me } = await busy(30);
    const { marca } = await list(me);
    const again = await list(me, { desde: marca });
    expect(again).toMatchObject({ conversations: [], siguiente: null, cambios: true });
    expect(JSON.stringify(again).length).toBeLessThan(1000);
    expect((await list(me, { desde: again.marca })).conversations).toEqual([]);
  });

  it('contains written and read messages once, for those concerned', async () => {
    const { me, others } = await busy(4);
    const [a, b] = others as [TestPerson, TestPerson];
    let { marca } = await list(me);
    const changes = async () => {
      const reply = await list(me, { desde: marca });
      marca = reply.marca;
      return reply.conversations;
    };
    await write(test, b, me, 'Nuevo');
    await write(test, me, a, 'Mío');
    await write(test, await person(test, 'professional'), a, 'Aparte');
    expect(await changes()).toMatchObject([
      { other_key: a.keylogin, last_message: 'Mío', no_leidos: 1 },
      { other_key: b.keylogin, last_message: 'Nuevo', no_leidos: 2 },
    ]);
    await read(test, me, b);
    expect(await changes()).toMatchObject([{ other_key: b.keylogin, no_leidos: 0 }]);
    const somebody = await person(test, 'client');
    await write(test, somebody, me, 'Hola');
    expect(keys(await changes())).toEqual([somebody.keylogin]);
    expect(await changes()).toEqual([]);
  });

  it('starts over when more than a page changed', async () => {
    const { me, others } = await busy(52);
    const { marca } = await list(me);
    for (const other of others.slice(1)) await write(test, other, me, 'Otra vez');
    const reply = await list(me, { desde: marca });
    expect(reply).toMatchObject({ cambios: false, siguiente: reply.conversations[49]?.last_id });
    await write(test, others[0] as TestPerson, me, 'Otra vez');
    const { conversations } = await list(me, { desde: reply.marca });
    expect(keys(conversations)).toEqual([others[0]?.keylogin]);
  });

  it('starts over for a mark of another database, and ignores rows that were copied', async () => {
    const { me, others } = await busy(2);
    const ahead = '999999999999';
    const reply = await list(me, { desde: markOf(`${ahead}:${ahead}:`) });
    expect(reply).toMatchObject({ cambios: false });
    expect(keys(reply.conversations)).toEqual(others.map(({ keylogin }) => keylogin));
    await test.asOwner(`
      set session_replication_role = replica;
      update conversation_member set changed_in = '${ahead}'::xid8 where account_id = ${me.id}`);
    expect((await list(me, { desde: reply.marca })).conversations).toEqual([]);
    await read(test, me, others[1] as TestPerson);
    const { conversations } = await list(me, { desde: reply.marca });
    expect(keys(conversations)).toEqual([others[1]?.keylogin]);
  });
});

describe('changes that race', () => {
  it('are not missed when an earlier one commits after a later one was seen', async () => {
    const { me, others } = await busy(2);
    const [a, b] = others as [TestPerson, TestPerson];
    let { marca } = await list(me);
    const changes = async () => {
      const reply = await list(me, { desde: marca });
      marca = reply.marca;
      return keys(reply.conversations);
    };
    await inTransaction(test.services.db, async (trx) => {
      const message = { actorId: a.id, evento: 'pago_recibido' as const, msg: 'Primero' };
      await postSystemMessage(trx, {
        between: [a.id, me.id],
        ...message,
        now: test.services.clock(),
      });
      // The transaction with the higher id commits first.
      await write(test, b, me, 'Segundo');
      expect(await changes()).toEqual([b.keylogin]);
      expect(await changes()).toEqual([]);
    });
    expect(await changes()).toEqual([a.keylogin]);
    expect(await changes()).toEqual([]);
  });

  it('leave a polling reader with the present list', async () => {
    const { me, others } = await busy(12);
    const begun = await list(me);
    let { marca } = begun;
    const known = new Map(begun.conversations.map((entry) => [entry.other_key, entry]));
    const follow = async () => {
      const reply = await list(me, { desde: marca });
      marca = reply.marca;
      for (const entry of reply.conversations) known.set(entry.other_key, entry);
    };
    const working = new AbortController();
    const following = (async () => {
      while (!working.signal.aborted) await follow();
    })();
    await Promise.all(
      others.flatMap((other, i) => [
        ...Array.from({ length: 8 }, (_, k) => write(test, other, me, `${i} ${k}`)),
        ...Array.from({ length: 3 }, () => write(test, me, other, `A ${i}`)),
        ...Array.from({ length: 3 }, () => read(test, me, other)),
      ]),
    );
    working.abort();
    await following;
    await follow();
    const { conversations } = await list(me);
    const latestFirst = [...known.values()].toSorted((a, b) => b.last_id - a.last_id);
    expect(latestFirst).toEqual(conversations);
  });
});

describe('a mark', () => {
  const first = 5_000_000_000;
  const snapshotOf = (running: number) =>
    `${first}:${first + 900}:${Array.from({ length: running }, (_, i) => first + 7 * i).join()}`;

  it('encodes the seen transactions in few bytes', () => {
    const mark = markOf(snapshotOf(100));
    expect(mark.length).toBeLessThan(400);
    const { xmin, xmax, running } = readMark(mark);
    expect([xmin, xmax, running.length, running.at(-1)]).toEqual([
      first,
      first + 900,
      100,
      first + 7 * 99,
    ]);
    expect(readMark(markOf(`${first}:${first}:`))).toEqual({
      xmin: first,
      xmax: first,
      running: [],
    });
  });

  it('repeats changes rather than missing any when too many transactions were running', () => {
    expect(readMark(markOf(snapshotOf(129)))).toEqual({ xmin: first, xmax: first, running: [] });
  });

  it('is refused when it is invalid', async () => {
    const me = await person(test, 'client');
    for (const desde of ['', '1', '1:2:', '1.A', `1.${'z'.repeat(11)}`, `1${'.2'.repeat(130)}`]) {
      const reply = await test.call.reply(getConversations, { desde }, { as: credentials(me) });
      expect(reply).toMatchObject({ status: 400, campos: { desde: 'La marca no es válida.' } });
    }
  });
});
