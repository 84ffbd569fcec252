import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS } from '#server/db/migrate.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { discardFile } from './kinds.ts';
import { enqueue } from './queue.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const MANY = 500;

it('what was deleted from the queue is nowhere in its file once that is written anew, and what waits stays', async () => {
  const { db } = test.services;
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < MANY; n++) await enqueue(trx, discardFile, { id: `código ${n}` });
  });
  await test.asOwner(
    `delete from graphile_worker._private_jobs where payload->>'id' <> 'código 7'`,
  );
  const state = async () => {
    const { rows } = await sql<{ bytes: number; waiting: string[] }>`
      select pg_relation_size('graphile_worker._private_jobs') as bytes,
        array(select payload->>'id' from graphile_worker._private_jobs) as waiting`.execute(db);
    return rows[0];
  };
  expect((await state())?.bytes).toBeGreaterThan(8192);
  const migration = readFileSync(path.join(MIGRATIONS, '0330_queue-rewritten.sql'), 'utf8');
  const writtenAnew = async () => {
    await test.asOwner(migration);
    return state();
  };
  // What a statement that began before still sees, as one of autovacuum may, is written too.
  await expect
    .poll(writtenAnew, { timeout: 20_000 })
    .toEqual({ bytes: 8192, waiting: ['código 7'] });
});
