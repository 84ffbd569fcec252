import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { getConversations } from '#contract/chat.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { postSystemMessage } from './system-message.ts';
import { credentials, person, read, type TestPerson, write } from './testing.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const noLeidos = async (of: TestPerson) =>
  (await test.call.send(getConversations, {}, { as: credentials(of) })).conversations[0]?.no_leidos;

/** Reads after the last known id until nothing comes, like a browser that resumes. */
async function follow(reader: TestPerson, other: TestPerson, from = 0, visto = false) {
  const seen: number[] = [];
  for (let last = from; ; last = seen.at(-1) ?? from) {
    const { messages } = await read(test, reader, other, { despues: last, visto });
    if (messages.length === 0) return seen;
    seen.push(...messages.map(({ id }) => id));
  }
}

it('keeps order and counts when both write fifty messages concurrently', async () => {
  const a = await person(test, 'client');
  const b = await person(test, 'professional');
  const sends = Array.from({ length: 50 }, (_, i) => [
    write(test, a, b, `a${i}`, { client_id: `a-message-${i}` }),
    write(test, b, a, `b${i}`, { client_id: `b-message-${i}` }),
  ]).flat();

  // A reader resumes all the while after the last id: no message may appear before it later.
  const sending = new AbortController();
  const resumed: number[] = [];
  const watching = (async () => {
    while (!sending.signal.aborted) resumed.push(...(await follow(a, b, resumed.at(-1))));
  })();
  const sent = await Promise.all(sends);
  sending.abort();
  await watching;
  resumed.push(...(await follow(a, b, resumed.at(-1))));

  const ids = sent.map(({ id }) => id).toSorted((x, y) => x - y);
  expect(new Set(ids).size).toBe(100);
  expect(resumed).toEqual(ids);
  expect([await noLeidos(a), await noLeidos(b)]).toEqual([50, 50]);
});

it('creates one conversation when both write first concurrently', async () => {
  const a = await person(test, 'professional');
  const b = await person(test, 'professional');
  await Promise.all([write(test, a, b, 'Hola'), write(test, b, a, 'Hola')]);
  expect((await read(test, a, b)).messages).toHaveLength(2);
});

it('stores a message once when its retries arrive concurrently', async () => {
  const a = await person(test, 'client');
  const b = await person(test, 'professional');
  const client_id = 'ten-at-once';
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => write(test, a, b, 'Una', { client_id })),
  );
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(await noLeidos(b)).toBe(1);
});

it('never loses an unread message when the reader reads meanwhile', async () => {
  const a = await person(test, 'client');
  const b = await person(test, 'professional');
  await write(test, a, b, 'Primera');
  await Promise.all([
    ...Array.from({ length: 40 }, (_, i) => write(test, a, b, `${i}`)),
    ...Array.from({ length: 40 }, () => read(test, b, a)),
  ]);
  const { rows } = await unreadByHand(b);
  expect(await noLeidos(b)).toBe(rows);
});

it('counts a message that is sent while earlier ones are marked as read', async () => {
  const a = await person(test, 'client');
  const b = await person(test, 'professional');
  await write(test, a, b, 'Primera');
  let reading: Promise<unknown> = Promise.resolve();
  await inTransaction(test.services.db, async (trx) => {
    const now = test.services.clock();
    const message = { actorId: a.id, evento: 'por_pagar' as const, msg: 'Aceptada', now };
    await postSystemMessage(trx, { between: [a.id, b.id], ...message });
    reading = read(test, b, a);
    // Wait until the reader waits for this transaction.
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { interval: 5 });
  });
  await reading;
  expect(await noLeidos(b)).toBe(1);
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(test.services.db);
  return rows[0]?.waiting ?? 0;
}

/** The expected count: what the other wrote after the last read message. */
async function unreadByHand(of: TestPerson): Promise<{ rows: number }> {
  return test.services.db
    .selectFrom('conversation_member as member')
    .leftJoin('message as m', (join) =>
      join
        .onRef('m.conversation_id', '=', 'member.conversation_id')
        .onRef('m.id', '>', 'member.last_read_id')
        .onRef('m.sender_id', '<>', 'member.account_id'),
    )
    .select(({ fn }) => fn.count<number>('m.id').as('rows'))
    .where('member.account_id', '=', of.id)
    .executeTakeFirstOrThrow();
}
