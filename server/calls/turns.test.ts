import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelChange } from '#contract/accounts.ts';
import { exportTeamRequests } from '#contract/requests.ts';
import { getProfiles } from '#contract/search.ts';
import { validateSession } from '#contract/session.ts';
import { makeAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { sessionOf } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const MANY = 200;
/** Of as many networks, each of which asks for as much as may be under way for one. */
const CROWD = 40;
const EACH = 16;

it('a crowd of visitors from many networks does not keep somebody who is signed in waiting', async () => {
  const one = sessionOf(await makeAccount(test, 'client'));
  let answered = 0;
  const all = Array.from({ length: CROWD * EACH }, async (_, n) => {
    await test.call.send(getProfiles, {}, { from: `198.51.${n % CROWD}.1` });
    answered++;
  });
  await test.call.send(validateSession, {}, { as: one });
  expect(answered).toBeLessThan((CROWD * EACH) / 4);
  await Promise.all(all);
});

it('hundreds of calls of one person or place let somebody else’s come between them', async () => {
  const [many, one] = [
    sessionOf(await makeAccount(test, 'client')),
    sessionOf(await makeAccount(test, 'client')),
  ];
  const beside = async (ask: () => Promise<unknown>) => {
    let answered = 0;
    const all = Array.from({ length: MANY }, async () => {
      await ask();
      answered++;
    });
    await test.call.send(validateSession, {}, { as: one });
    const before = answered;
    await Promise.all(all);
    return before;
  };
  expect(await beside(() => test.call.send(validateSession, {}, { as: many }))).toBeLessThan(
    MANY / 2,
  );
  expect(await beside(() => test.call.send(getProfiles, {}))).toBeLessThan(MANY / 2);
});

it('whoever has many calls that wait for each other keeps nobody else from theirs', async () => {
  const many = await makeAccount(test, 'client');
  const one = sessionOf(await makeAccount(test, 'client'));
  const asked = await test.services.db.transaction().execute(async (trx) => {
    await trx.selectFrom('account').select('id').where('id', '=', many.id).forUpdate().execute();
    const calls = Array.from({ length: 30 }, () =>
      test.call.send(cancelChange, { dato: 'email' }, { as: sessionOf(many) }),
    );
    const waiting = sql<{ n: number }>`select count(*)::int n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const waits = async () => (await waiting.execute(trx)).rows[0]?.n;
    await expect.poll(waits, { timeout: 20_000 }).toBeGreaterThan(6);
    await test.call.send(cancelChange, { dato: 'email' }, { as: one });
    return calls;
  });
  expect(await Promise.all(asked)).toHaveLength(30);
});

/** More than the connections of a process. */
const BOSSES = 25;

it('files for many people at once wait in turn, and hold nobody else up meanwhile', async () => {
  const bosses = await Promise.all(
    Array.from({ length: BOSSES }, () => makeAccount(test, 'admin', { nombre: 'Ada' })),
  );
  const asked = await test.services.db.transaction().execute(async (trx) => {
    await sql`lock table request in access exclusive mode`.execute(trx);
    const files = bosses.map((boss) => test.call.reply(exportTeamRequests, {}, { as: boss }));
    const { path } = exportTeamRequests;
    const counted = sql<{
      n: number;
    }>`select count(*) n from rate_limit where key like ${`%${path}`}`;
    const admitted = async () => (await counted.execute(trx)).rows[0]?.n;
    await expect.poll(admitted, { timeout: 20_000 }).toBe(BOSSES);
    await test.call.send(getProfiles, {});
    const { rows } = await sql`
      select from pg_locks where not granted and relation = 'request'::regclass`.execute(trx);
    expect(rows).toHaveLength(1);
    return files;
  });
  for (const reply of await Promise.all(asked)) expect(reply.mensaje).toBe('success');
});
