import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stream } from '#contract/chat.ts';
import { closeSession } from '#contract/session.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { publish } from '#server/push.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { publishProposalChange, postSystemMessage } from './system-message.ts';
import { credentials, person, read, type TestPerson, write } from './testing.ts';
import { openStream, type TestStream } from './testing-stream.ts';

let here: TestApp;
let there: TestApp;
let addressHere: string;
let addressThere: string;
let client: TestPerson;
let professional: TestPerson;
let opened: TestStream[] = [];

// Two application instances on one database.
beforeAll(async () => {
  here = await startTestApp();
  there = await here.another();
  addressHere = await here.listen();
  addressThere = await there.listen();
});
beforeEach(async () => {
  client = await person(here, 'client');
  professional = await person(here, 'professional');
});
afterEach(() => {
  for (const each of opened) each.leave();
  opened = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

async function open(address: string, who: TestPerson): Promise<TestStream> {
  const stream = await openStream(address, who);
  opened.push(stream);
  return stream;
}

describe('events', () => {
  it('reach the other within a second, through another process, uncompressed', async () => {
    const theirs = await open(addressThere, professional);
    expect(theirs.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(theirs.headers.get('cache-control')).toBe('no-store');
    expect(theirs.headers.get('content-encoding')).toBeNull();
    const mine = await open(addressHere, client);
    await write(here, client, professional, 'Hola');
    await theirs.until(() => theirs.events().length === 1);
    expect(theirs.events()).toEqual([{ tipo: 'mensaje', other_key: client.keylogin }]);
    // The sender's other tabs too.
    await mine.until(() => mine.events().length === 1);
    expect(mine.events()).toEqual([{ tipo: 'mensaje', other_key: professional.keylogin }]);
  });

  it('report once what was read', async () => {
    const mine = await open(addressHere, client);
    await write(here, client, professional, 'Hola');
    for (let times = 0; times < 3; times++) await read(there, professional, client);
    await write(here, professional, client, 'Qué tal');
    await mine.until(() => mine.events().length === 3);
    expect(mine.events()).toEqual(
      ['mensaje', 'leido', 'mensaje'].map((tipo) => ({ tipo, other_key: professional.keylogin })),
    );
  });

  it('report once to one’s other devices what one has read', async () => {
    const phone = await open(addressThere, professional);
    await write(here, client, professional, 'Hola');
    await phone.until(() => phone.events().length === 1);
    for (let times = 0; times < 3; times++) await read(here, professional, client);
    await write(here, client, professional, 'Qué tal');
    await phone.until(() => phone.events().length === 3);
    expect(phone.events()).toEqual(
      ['mensaje', 'visto', 'mensaje'].map((tipo) => ({ tipo, other_key: client.keylogin })),
    );
  });

  it('report project changes and automatic messages to both', async () => {
    const [mine, theirs] = [
      await open(addressHere, client),
      await open(addressThere, professional),
    ];
    const between = [client.id, professional.id] as const;
    await inTransaction(here.services.db, async (trx) => {
      const now = here.services.clock();
      const message = { actorId: client.id, evento: 'por_pagar' as const, msg: 'Aceptada', now };
      await postSystemMessage(trx, { between, ...message });
      await publishProposalChange(trx, { between });
    });
    await mine.until(() => mine.events().length === 2);
    await theirs.until(() => theirs.events().length === 2);
    const other_key = client.keylogin;
    expect(theirs.events()).toEqual([
      { tipo: 'mensaje', other_key },
      { tipo: 'propuesta', other_key },
    ]);
  });

  it('are not sent after a rollback, nor to anyone else', async () => {
    const stranger = await open(addressHere, await person(here, 'client'));
    const mine = await open(addressHere, client);
    const between = [client.id, professional.id] as const;
    const undone = inTransaction(here.services.db, async (trx) => {
      await publishProposalChange(trx, { between });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await write(here, client, professional, 'Hola');
    await mine.until(() => mine.events().length > 0);
    expect(mine.events()).toEqual([{ tipo: 'mensaje', other_key: professional.keylogin }]);
    expect(stranger.events()).toEqual([]);
  });

  it('ask for a resync after the connection to the database was lost', async () => {
    const mine = await open(addressHere, client);
    const theirs = await open(addressThere, professional);
    // Both processes log that they lost it.
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'maestros push' and datname = current_database()`.execute(
      here.services.db,
    );
    for (const each of [mine, theirs])
      await vi.waitFor(() => expect(each.text()).toContain('event: resync'), { timeout: 5000 });
    await write(here, client, professional, 'Hola');
    for (const each of [mine, theirs]) await each.until(() => each.events().length > 0);
    expect([mine, theirs].map((each) => each.events().length)).toEqual([1, 1]);
  });
});

describe('a stream ends', () => {
  it('when its session is closed, on any process; others of the account go on', async () => {
    const phone = await person(here, 'client');
    const [a, b] = [await open(addressHere, phone), await open(addressThere, phone)];
    const mine = await open(addressHere, client);
    await here.call.send(closeSession, {}, { as: credentials(phone) });
    await a.until(() => a.ended());
    await b.until(() => b.ended());
    expect(mine.ended()).toBe(false);
    expect(await here.call.refused(stream, {}, { as: credentials(phone) })).toBe(
      'session_not_found',
    );
  });

  it('at the latest a minute after its session has expired; until then heartbeats are sent', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const admin = await person(here, 'admin');
    const theirs = await open(addressHere, admin);
    vi.advanceTimersByTime(40_000);
    expect(theirs.ended()).toBe(false);
    // An administrator's session lasts at most 12 hours.
    here.advance(13 * 60 * 60_000);
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    await theirs.until(() => theirs.ended());
    expect(theirs.text().match(/^: sigue$/gm)).toHaveLength(3);
  });

  it('when its account opens too many: the oldest one', async () => {
    const streams: TestStream[] = [];
    for (let i = 0; i < 9; i++) streams.push(await open(addressHere, client));
    const [oldest, ...others] = streams as [TestStream, ...TestStream[]];
    await oldest.until(() => oldest.ended());
    await write(here, professional, client, 'Hola');
    for (const each of others) await each.until(() => each.events().length === 1);
    expect(others.some((each) => each.ended())).toBe(false);
  });

  it('when its reader leaves, and everything is cleaned up', async () => {
    const unsubscribe = vi.fn<() => void>();
    const push = here.services.push;
    const subscribe = push.subscribe.bind(push);
    vi.spyOn(push, 'subscribe').mockImplementation((account, listener) => {
      const real = subscribe(account, listener);
      return () => {
        unsubscribe();
        real();
      };
    });
    const clear = vi.spyOn(globalThis, 'clearInterval');
    const mine = await open(addressHere, client);
    mine.leave();
    await mine.until(() => unsubscribe.mock.calls.length);
    expect(clear).toHaveBeenCalled();
  });

  it('when its reader does not read, before it uses too much memory', async () => {
    const { hostname, port } = new URL(addressHere);
    const socket = connect(Number(port), hostname);
    const body = JSON.stringify(credentials(client));
    socket.write(
      `POST /api${stream.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n` +
        `content-length: ${body.length}\r\n\r\n${body}`,
    );
    await new Promise((begun) => socket.once('data', begun));
    socket.pause();
    // More than the socket buffers hold, and all different: equal events would be sent once.
    const many = Array.from({ length: 2000 }, (_, i) => ({
      account: client.id,
      event: { tipo: 'mensaje' as const, other_key: `${i}`.padEnd(7000, 'x') },
    }));
    // Subscribed after the stream: what arrives here was written there before.
    const delivered = Promise.withResolvers<void>();
    let left = many.length;
    const leave = here.services.push.subscribe(client.id, () => {
      left -= 1;
      if (left === 0) delivered.resolve();
    });
    await inTransaction(here.services.db, (trx) => publish(trx, many));
    await delivered.promise;
    leave();
    let bytes = 0;
    socket.on('data', (chunk) => (bytes += chunk.length));
    socket.on('error', () => {});
    const closed = new Promise((over) => socket.once('close', over));
    socket.resume();
    await closed;
    expect(bytes).toBeLessThan(2000 * 7000);
  });

  it('is not opened without a session', async () => {
    expect(await here.call.refused(stream, {})).toBe('no_session');
  });
});
