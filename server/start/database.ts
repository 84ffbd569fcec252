import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type Config, ConfigError } from '../config.ts';
import { type Embedded, startEmbedded } from '@maestros/embedded-postgres';
import { migrate } from '../db/migrate.ts';
import { loadReference } from '../db/reference/index.ts';
import { migrateQueue } from '../jobs/queue.ts';

export interface Database {
  url: string;
  stop(): Promise<void>;
}

const RETRY_MS = 1000;

const OLDEST = 18;

/** Fails early with a message when the configured database cannot be used. */
async function requireDatabase(url: string): Promise<void> {
  const version = await versionOf(url).catch((error: NodeJS.ErrnoException) => {
    const reason = error.message || error.code;
    throw new ConfigError(`La base de datos de la variable DATABASE_URL no responde: ${reason}.`);
  });
  if (version < OLDEST)
    throw new ConfigError(
      `La base de datos de la variable DATABASE_URL es PostgreSQL ${version}: hace falta ${OLDEST} o posterior.`,
    );
}

async function versionOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string }>(
      `select current_setting('server_version_num') as number`,
    );
    return Math.floor(Number(rows[0]?.number) / 10_000);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Opens the configured database, or starts the embedded one. */
export async function openDatabase(config: Config, log?: FastifyBaseLogger): Promise<Database> {
  if (config.databaseUrl) {
    await requireDatabase(config.databaseUrl);
    return { url: config.databaseUrl, stop: async () => {} };
  }
  const dataDir = path.join(config.dataDir, 'postgres');
  return keepRunning(() => startEmbedded({ dataDir, databaseName: 'maestros' }), log);
}

/**
 * Restarts the embedded server when it was killed; it recovers committed data at the same address.
 * Meanwhile calls are answered with «unavailable».
 */
async function keepRunning(
  start: () => Promise<Embedded>,
  log?: FastifyBaseLogger,
): Promise<Database> {
  let server = await start();
  const stopping = new AbortController();
  const restart = async () => {
    log?.error('the database has gone and is started again');
    while (!stopping.signal.aborted)
      try {
        server = await start();
        return;
      } catch (error) {
        log?.error({ err: error }, 'the database does not start');
        await sleep(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
  };
  const stopRequested = new Promise<void>((resolve) =>
    stopping.signal.addEventListener('abort', () => resolve()),
  );
  const kept = (async () => {
    while (!stopping.signal.aborted) {
      await Promise.race([server.lost, stopRequested]);
      if (!stopping.signal.aborted) await restart();
    }
  })();
  return {
    url: server.url('maestros'),
    stop: async () => {
      stopping.abort();
      await kept;
      await server.stop();
    },
  };
}

/** Migrates tables and queue, and loads the reference data. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrate(url);
  await migrateQueue(url);
  await loadReference(url);
}
