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

/** A kind of job: its name and payload. Running it twice must change nothing. */
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
  /** True when there is no retry after this attempt. */
  readonly lastTry: boolean;
}

/** The context that all jobs share. */
type WorkContext = Omit<JobContext, 'lastTry'>;

export interface JobRunner {
  readonly kind: JobKind<unknown>;
  /** A schedule in cron's five fields (UTC), for jobs that run by time. */
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

/** Enqueues a job in the caller's transaction; with a key, only once. `afterSeconds` delays it. */
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

/** Our own log records failures; the library's would record every detail. */
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

/** Runs jobs until `stop()`; failed ones are retried with backoff, and so are those of killed processes. */
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
      log.error({ err: error }, 'the heartbeat could not be written'),
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

/** Runs the jobs that are due and returns, so that tests need no worker. */
export async function runDueJobs(
  pool: Pool,
  runners: readonly JobRunner[],
  context: WorkContext,
): Promise<void> {
  const taskList = taskListOf(runners, context);
  const { db } = context.services;
  // Asked first, because the library asks much more before it finds nothing; and again, because it may return
  // before it has recorded a job's end, and then misses the next job of the same queue.
  while (await isWorkLeft(db))
    await runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger: silentLogger });
}

/**
 * Runs all scheduled jobs at once, then waits until the workers have done whatever else is due. Each runs although another
 * failed, as by their schedules; the first failure is thrown in the end.
 */
export async function runScheduledJobs(
  runners: readonly JobRunner[],
  context: WorkContext,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { cron, run: work } of runners)
    if (cron)
      await work({} as never, { ...context, lastTry: true }).catch((error: unknown) => {
        failures.push(error);
      });
  while (await isAnyDue(context.services.db)) await sleep(50);
  if (failures.length > 0) throw failures[0];
}

async function isAnyDue(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker._private_jobs
      where locked_at is not null or (is_available and run_at <= now()) limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether a job is due, or its end was not recorded yet by a run like the above. */
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
