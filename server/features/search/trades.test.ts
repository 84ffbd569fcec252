import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { type Trades, tradesOf } from './trades.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const MANY = 8;

it('the words of the categories are prepared once for all who search at once', async () => {
  const { db } = test.services;
  const asked: Promise<Trades>[] = [];
  // All have seen that there are none yet before one may read them.
  await db.transaction().execute(async (trx) => {
    await sql`lock table categoria_opcion in access exclusive mode`.execute(trx);
    asked.push(...Array.from({ length: MANY }, () => tradesOf(db)));
    const waiting = async () =>
      (
        await sql`select from pg_locks
          where not granted and relation = 'categoria_opcion'::regclass`.execute(trx)
      ).rows.length;
    await expect.poll(waiting, { timeout: 20_000 }).toBe(MANY);
  });
  const [first, ...others] = await Promise.all(asked);
  for (const { index } of others) expect(index).toBe(first?.index);
});
