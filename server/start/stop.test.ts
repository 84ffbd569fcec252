import { request } from 'node:http';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getProfiles } from '#contract/search.ts';
import { validateSession } from '#contract/session.ts';
import { makeAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { sessionOf } from '#server/testing/project.ts';
import { stopAnswering } from './stop.ts';

let test: TestApp;
let address: string;
beforeEach(async () => {
  test = await startTestApp();
  address = await test.listen();
});
afterEach(() => test.close());

const post = (path: string, body: object) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rute: '', ...body }),
  });
const idle = { stop: async () => {} };
const stop = (times: { notice: number; answering: number }, worker = idle) =>
  stopAnswering({ say: () => test.stop(), app: test.app, worker }, times);
const ready = async () => (await fetch(`${address}/readyz`)).status;

it('is not ready at once, and goes on answering until that is noticed', async () => {
  expect(await ready()).toBe(200);
  const jobs = Promise.withResolvers<void>();
  const stopped = stop({ notice: 300, answering: 5000 }, { stop: () => jobs.promise });
  expect(await ready()).toBe(503);
  expect((await fetch(`${address}/livez`)).status).toBe(200);
  expect((await post(getProfiles.path, {})).status).toBe(200);
  jobs.resolve();
  await stopped;
  await expect(ready()).rejects.toThrow('fetch failed');
});

it('answers what is under way, and ends idle connections', async () => {
  const as = sessionOf(await makeAccount(test, 'client'));
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const holder = test.services.db.transaction().execute(async (trx) => {
    await sql`lock table account in access exclusive mode`.execute(trx);
    lock();
    await released;
  });
  await locked;
  const underWay = post(validateSession.path, as);
  const waits = sql<{ n: number }>`select count(*)::int n from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  await expect
    .poll(async () => (await waits.execute(test.services.db)).rows[0]?.n)
    .toBeGreaterThan(0);
  const stopped = stop({ notice: 0, answering: 20_000 });
  release();
  await holder;
  const answer = await underWay;
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await answer.json()).toMatchObject({ mensaje: 'success' });
  await stopped;
});

it('sends streams elsewhere, each at another time', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => makeAccount(test, 'client')));
  const texts = people.map(async (person) => {
    const { session_id, keylogin } = sessionOf(person);
    const reply = await post('/chat/stream.php', { session_id, keylogin });
    return reply.text();
  });
  await expect.poll(() => test.app.connections.counts.streams).toBe(6);
  await stop({ notice: 0, answering: 5000 });
  const delays = (await Promise.all(texts)).map((text) =>
    Number(/^retry: (\d+)$/m.exec(text)?.[1]),
  );
  for (const delay of delays) {
    expect(delay).toBeGreaterThanOrEqual(500);
    expect(delay).toBeLessThan(5000);
  }
  expect(new Set(delays).size).toBeGreaterThan(1);
});

it('cuts off what never ends', async () => {
  const { hostname, port } = new URL(address);
  const stalled = request({
    hostname,
    port,
    method: 'POST',
    path: `/api${validateSession.path}`,
    headers: { 'content-type': 'application/json', 'content-length': 1000 },
  });
  const ended = new Promise((resolve) => stalled.once('error', resolve).once('response', resolve));
  stalled.write('{');
  await expect.poll(() => test.app.connections.counts.all).toBe(1);
  await stop({ notice: 0, answering: 100 });
  expect(await ended).toBeDefined();
});
