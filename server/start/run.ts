import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type Composition, compose } from '../composition.ts';
import type { Config } from '../config.ts';
import { settableClock } from '../dev/clock.ts';
import { mountClock, mountDevPages } from '../dev/mount.ts';
import { handlers } from '../features/index.ts';
import { syncTemplates } from '../features/notifications/index.ts';
import { jobRunners } from '../features/jobs.ts';
import { mayChangeEvidence } from '../db/roles.ts';
import { inTransaction } from '../db/transaction.ts';
import { syncTemplates as syncTemplatesKind } from '../jobs/kinds.ts';
import { enqueue, startWorker, runScheduledJobs } from '../jobs/queue.ts';
import { answerInProcess } from '../web/in-process.ts';
import { mountWeb } from '../web/mount.ts';
import { openDatabase, prepareDatabase } from './database.ts';
import { Cleanup, abortable } from './cleanup.ts';
import { openOutside } from './outside.ts';
import { stopAnswering } from './stop.ts';

/** The time of a whole stop, in milliseconds: service managers and containers kill after thirty seconds. */
const STOPPING_MS = 24_000;
const NOTICE_MS = 3000;
const ANSWERING_MS = 15_000;

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface RunOptions {
  /** Serve the web from its sources with hot reload instead of from the build. */
  hot: boolean;
  log: FastifyBaseLogger;
  /** Reports each stage of the start to the terminal. */
  onProgress(stage: string): void;
  /** Aborts a start in progress; for a running server use `stop`. */
  stopping: AbortSignal;
}

export interface Running {
  /** The address as a browser writes it. */
  address: string;
  /** Whether the stand-ins serve `/_dev/outbox`. */
  hasOutbox: boolean;
  stop(): Promise<void>;
}

/** Starts everything in order; on failure closes what was opened. */
export async function runServer(config: Config, options: RunOptions): Promise<Running> {
  const cleanup = new Cleanup();
  try {
    const running = await open(config, options, cleanup);
    return { ...running, stop: () => cleanup.closeAll(options.log, STOPPING_MS) };
  } catch (error) {
    const { log, stopping } = options;
    // An aborted stage fails when its resources are closed; that is not logged and not waited for.
    if (stopping.aborted) log.level = 'silent';
    await cleanup.closeAll(log, stopping.aborted ? 200 : STOPPING_MS);
    throw error;
  }
}

async function open(config: Config, options: RunOptions, cleanup: Cleanup) {
  const { hot, log, stopping } = options;
  const onProgress = (stage: string) => {
    stopping.throwIfAborted();
    options.onProgress(stage);
  };
  if (config.environment === 'production' && config.operator.whatsappContact === null)
    log.warn('WHATSAPP_CONTACT is not set: the public pages have no WhatsApp link');
  onProgress('Base de datos');
  const database = await openDatabase(config, log);
  cleanup.addLast(() => database.stop());
  await abortable(prepareDatabase(database.ownerUrl, config), stopping);
  if (config.environment === 'production' && (await mayChangeEvidence(database.url)))
    log.warn('DATABASE_URL may change the audit log and the books: make roles with npm run roles');

  const providers = await openOutside(config);
  cleanup.add(() => providers.close());
  const clock = providers.canSetClock && settableClock();
  const composition = await compose({ ...config, databaseUrl: database.url }, providers.outside, {
    ...(clock && { clock: clock.now }),
    log,
  });
  cleanup.add(() => composition.close());
  const { services } = composition;
  await syncTemplates(services).catch(async (error: unknown) => {
    log.error({ err: error }, 'templates could not be registered');
    await inTransaction(services.db, (trx) => enqueue(trx, syncTemplatesKind, {}));
  });

  if (config.demo) {
    onProgress('Datos de demostración');
    // oxlint-disable-next-line no-restricted-imports -- never in production
    const { loadDemo } = await import('#demo/load.ts');
    await abortable(loadDemo(services, providers.outside.stripe), stopping);
  }
  onProgress('Páginas');
  const app = await buildApp(services, { hot });
  cleanup.add(() => app.close());
  if (providers.devPages) mountDevPages(app, providers.devPages);
  if (config.environment === 'development') {
    const { mountApiPage } = await import('../dev/api-page.ts');
    await mountApiPage(app, config);
  }
  if (clock) mountClock(app, clock, () => runScheduledJobs(jobRunners, { services, log: app.log }));
  answerInProcess(handlers, services, log);
  await mountWeb(app, {
    mode: hot ? 'development' : 'production',
    buildDirectory: path.join(ROOT, 'build'),
    devPages: config.environment !== 'production',
    siteOrigin: config.origin,
    ...(config.environment === 'production' && { origin: config.origin }),
  });
  await app.listen({ host: config.host, port: config.port });
  const port = (app.server.address() as AddressInfo).port;
  providers.setWebhookAddress(`http://127.0.0.1:${port}`);
  await work(composition, app, cleanup);
  stopping.throwIfAborted();
  return { address: `http://localhost:${port}`, hasOutbox: providers.devPages !== null };
}

async function work(
  { pool, services, stop: say }: Composition,
  app: FastifyInstance,
  cleanup: Cleanup,
) {
  const worker = await startWorker(pool, jobRunners, { services, log: app.log });
  // Nobody distributes calls among several processes of a developer.
  const notice = services.config.environment === 'production' ? NOTICE_MS : 0;
  // Calls and jobs end before the pool closes; the database keeps the jobs that are left.
  cleanup.add(() => stopAnswering({ say, app, worker }, { notice, answering: ANSWERING_MS }));
}
