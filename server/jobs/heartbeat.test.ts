import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { writeHeartbeat } from './heartbeat.ts';
import { enqueue } from './queue.ts';
import { discardFile, readId } from './kinds.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The state left by a process that was killed while running this kind of job. */
async function killedOver(name: string, worker: string) {
  const { db } = test.services;
  await sql`update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now()
    where task_id = (select id from graphile_worker._private_tasks where identifier = ${name})`.execute(
    db,
  );
  await sql`update graphile_worker._private_job_queues set locked_by = ${worker}, locked_at = now()
    where queue_name = ${name}`.execute(db);
}

const waiting = async () => {
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs order by id`.execute(test.services.db);
  return rows.map(({ task }) => task);
};

it('runs the jobs of a killed process, and not those of a running one', async () => {
  const { db } = test.services;
  await inTransaction(db, async (trx) => {
    await enqueue(trx, readId, { accountId: 1 });
    await enqueue(trx, readId, { accountId: 2 });
    await enqueue(trx, discardFile, { id: 'an image that is not there' });
  });
  await writeHeartbeat(db, 'killed');
  await writeHeartbeat(db, 'running');
  await killedOver(readId.name, 'killed');
  await killedOver(discardFile.name, 'running');
  await sql`update job_worker set heartbeat_at = now() - interval '100 seconds'`.execute(db);
  await writeHeartbeat(db, 'another');
  await test.work();
  expect(await waiting()).toEqual(['read_id', 'read_id', 'discard_file']);

  await sql`update job_worker set heartbeat_at = heartbeat_at - interval '30 seconds'
    where id = 'killed'`.execute(db);
  await writeHeartbeat(db, 'another');
  await test.work();
  expect(await waiting()).toEqual(['discard_file']);
});
