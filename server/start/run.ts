import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type Composition, compose } from '../composition.ts';
import type { Config } from '../config.ts';
import { mountDevPages } from '../dev/mount.ts';
import { handlers } from '../features/index.ts';
import { TEMPLATES } from '../features/notifications/index.ts';
import { jobRunners } from '../jobs/index.ts';
import { startWorker } from '../jobs/queue.ts';
import { answerInProcess } from '../web/in-process.ts';
import { mountWeb } from '../web/mount.ts';
import { openDatabase, prepareDatabase } from './database.ts';
import { openOutside } from './outside.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface RunOptions {
  /** Serve the web from its sources with hot reload instead of from the build. */
  hot: boolean;
  log: FastifyBaseLogger;
  /** What is being done, for whoever waits at the terminal. */
  onStep(step: string): void;
}

export interface Running {
  /** Where it listens, as a browser writes it. */
  address: string;
  /** Whether the stand-ins serve `/_dev/outbox`. */
  hasOutbox: boolean;
  stop(): Promise<void>;
}

/** Things to close, in the reverse order of their opening. */
class Opened {
  readonly #closers: (() => Promise<void>)[] = [];

  add(close: () => Promise<void>): void {
    this.#closers.unshift(close);
  }

  async closeAll(log: FastifyBaseLogger): Promise<void> {
    for (const close of this.#closers.splice(0))
      await close().catch((error: unknown) => log.error({ err: error }, 'could not close'));
  }
}

/** Starts everything in order; whatever fails, what was opened before is closed again. */
export async function runServer(config: Config, options: RunOptions): Promise<Running> {
  const opened = new Opened();
  try {
    const running = await open(config, options, opened);
    return { ...running, stop: () => opened.closeAll(options.log) };
  } catch (error) {
    await opened.closeAll(options.log);
    throw error;
  }
}

async function open(config: Config, { hot, log, onStep }: RunOptions, opened: Opened) {
  onStep('Base de datos');
  const database = await openDatabase(config, log);
  opened.add(() => database.stop());
  await prepareDatabase(database.url);

  const providers = await openOutside(config);
  opened.add(() => providers.close());
  const composition = await compose({ ...config, databaseUrl: database.url }, providers.outside, {
    log,
  });
  opened.add(() => composition.close());
  const { services } = composition;
  await services.whatsapp
    .register(TEMPLATES)
    .catch((error: unknown) => log.error({ err: error }, 'templates could not be registered'));

  if (config.demo) {
    onStep('Datos de demostración');
    const { loadDemo } = await import('#demo/load.ts');
    await loadDemo(services, providers.outside.stripe);
  }
  onStep('Páginas');
  const app = await buildApp(services, { hot });
  opened.add(() => app.close());
  if (providers.devPages) mountDevPages(app, providers.devPages);
  answerInProcess(handlers, services, log);
  await mountWeb(app, {
    mode: hot ? 'development' : 'production',
    buildDirectory: path.join(ROOT, 'build'),
    devPages: config.environment !== 'production',
    ...(config.environment === 'production' && { origin: config.origin }),
  });
  await app.listen({ host: config.host, port: config.port });
  const port = (app.server.address() as AddressInfo).port;
  providers.announceAddress(`http://127.0.0.1:${port}`);
  await work(composition, app, opened);
  return { address: `http://localhost:${port}`, hasOutbox: providers.devPages !== null };
}

async function work({ pool, services }: Composition, app: FastifyInstance, opened: Opened) {
  const worker = await startWorker(pool, jobRunners, { services, log: app.log });
  // Jobs under way end before the pool closes; the database keeps the others.
  opened.add(() => worker.stop());
}
