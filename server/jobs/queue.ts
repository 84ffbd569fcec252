import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import {
  Logger,
  makeWorkerUtils,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { HEARTBEAT_MS, writeHeartbeat } from './heartbeat.ts';

/** A kind of job: its name and what its payload carries. Doing it twice must change nothing. */
export interface JobKind<Payload> {
  readonly name: string;
  readonly maxAttempts: number;
  /** Jobs of this kind wait for each other, in all processes. */
  readonly oneAtATime: boolean;
  readonly payload?: Payload;
}

export interface JobContext {
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  /** When this one fails, nobody tries again. */
  readonly lastTry: boolean;
}

/** What all jobs share. */
type WorkContext = Omit<JobContext, 'lastTry'>;

export interface JobRunner {
  readonly kind: JobKind<unknown>;
  /** Times in cron's five fields (UTC), for what runs by the clock. */
  readonly cron?: string;
  readonly run: (payload: never, context: JobContext) => Promise<void>;
}

export const jobKind = <Payload>(
  name: string,
  maxAttempts: number,
  { oneAtATime = false } = {},
): JobKind<Payload> => ({ name, maxAttempts, oneAtATime });

export const runs = <Payload>(
  kind: JobKind<Payload>,
  run: (payload: Payload, context: JobContext) => Promise<void>,
  cron?: string,
): JobRunner => ({ kind, run, ...(cron && { cron }) });

/**
 * Puts a job into the same transaction as what it follows from; with a key, only once. `afterSeconds` is
 * how long it waits before it may begin.
 */
export async function enqueue<Payload>(
  trx: Trx,
  kind: JobKind<Payload>,
  payload: Payload,
  options: { key?: string; afterSeconds?: number } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${kind.name}, payload := ${JSON.stringify(payload)}::json,
    queue_name := ${kind.oneAtATime ? kind.name : null},
    run_at := now() + make_interval(secs => ${options.afterSeconds ?? 0}),
    max_attempts := ${kind.maxAttempts}, job_key := ${options.key ?? null})`.execute(trx);
}

/** Our own log says what matters; the library's says each step. */
const silentLogger = new Logger(() => () => {});

/** Creates or updates the queue's own tables. */
export async function migrateQueue(connectionString: string): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString, logger: silentLogger });
  try {
    await utils.migrate();
  } finally {
    await utils.release();
  }
}

/** Works on jobs until `stop()`; a failed one is tried again with backoff, and one whose process was killed too. */
export async function startWorker(
  pool: Pool,
  runners: readonly JobRunner[],
  context: WorkContext,
): Promise<{ stop(): Promise<void> }> {
  const crontab = runners
    .filter(({ cron }) => cron)
    .map(({ cron, kind }) => `${cron} ${kind.name}`)
    .join('\n');
  const events: WorkerEvents = new EventEmitter();
  let workerId = '';
  events.on('pool:create', ({ workerPool }) => void (workerId = workerPool.id));
  const runner = await run({
    pgPool: pool,
    events,
    taskList: taskListOf(runners, context),
    crontab,
    concurrency: 4,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: silentLogger,
  });
  const { services, log } = context;
  const heartbeat = () =>
    writeHeartbeat(services.db, workerId).catch((error: unknown) =>
      log.error({ err: error }, 'the worker could not say that it lives'),
    );
  await heartbeat();
  const timer = setInterval(() => void heartbeat(), HEARTBEAT_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await runner.stop();
    },
  };
}

/** Does the jobs that are due now, and returns: tests need not wait for a worker. */
export async function runDueJobs(
  pool: Pool,
  runners: readonly JobRunner[],
  context: WorkContext,
): Promise<void> {
  const taskList = taskListOf(runners, context);
  const { db } = context.services;
  // The library goes on before it has written down that a job is done, so that it may not yet see the next
  // one of the same queue, and is through too early.
  do await runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger: silentLogger });
  while (await isWorkLeft(db));
}

/**
 * Does now what the clock brings about, as if the times of all of it had come, and waits until the workers
 * have done whatever else is due.
 */
export async function runScheduledJobs(
  runners: readonly JobRunner[],
  context: WorkContext,
): Promise<void> {
  for (const { cron, run: work } of runners)
    if (cron) await work({} as never, { ...context, lastTry: true });
  while (await isAnyDue(context.services.db)) await sleep(50);
}

async function isAnyDue(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker._private_jobs
      where locked_at is not null or (is_available and run_at <= now()) limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether a job is due, or its end has not been written down by a run like the above. */
async function isWorkLeft(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker._private_jobs j
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
      where j.locked_by like 'otpool-%'
        or (j.is_available and j.run_at <= now() and coalesce(q.is_available, true))
      limit 1`.execute(db);
  return rows.length > 0;
}

const taskListOf = (runners: readonly JobRunner[], context: WorkContext): TaskList =>
  Object.fromEntries(
    runners.map(({ kind, run: work }) => [
      kind.name,
      async (payload: unknown, { job }) => {
        try {
          const lastTry = job.attempts >= job.max_attempts;
          await work(payload as never, { ...context, lastTry });
        } catch (error) {
          context.log.error({ err: error, job: kind.name }, 'job failed');
          throw error;
        }
      },
    ]),
  );
