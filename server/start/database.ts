import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type Config, ConfigError } from '../config.ts';
import { type Embedded, startEmbedded } from '@maestros/embedded-postgres';
import { MIGRATIONS, migrate, pendingMigrations } from '../db/migrate.ts';
import { loadReference } from '../db/reference/index.ts';
import { sealPlain, Seals } from '../db/sealed/index.ts';
import { APPLICATION, asRole, grantRoles, makeRoles } from '../db/roles.ts';
import { migrateQueue } from '../jobs/queue.ts';

export interface Database {
  /** For the application. */
  url: string;
  /** For who changes tables: migrations, reference data. The same as `url` where nothing else is configured. */
  ownerUrl: string;
  stop(): Promise<void>;
}

const RETRY_MS = 1000;

const OLDEST = 18;

/** Fails early with a message when the configured database cannot be used. */
async function requireDatabase(url: string, variable: string): Promise<void> {
  const version = await versionOf(url).catch((error: NodeJS.ErrnoException) => {
    const reason = error.message || error.code;
    throw new ConfigError(`La base de datos de la variable ${variable} no responde: ${reason}.`);
  });
  if (version < OLDEST)
    throw new ConfigError(
      `La base de datos de la variable ${variable} es PostgreSQL ${version}: hace falta ${OLDEST} o posterior.`,
    );
}

async function versionOf(url: string): Promise<number> {
  const number = await askOne<string>(
    url,
    `select current_setting('server_version_num') as answer`,
  );
  return Math.floor(Number(number) / 10_000);
}

async function askOne<T>(url: string, sql: string): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ answer: T }>(sql);
    const [row] = rows;
    if (!row) throw new Error('the database answered nothing');
    return row.answer;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Opens the configured database, or starts the embedded one. */
export async function openDatabase(config: Config, log?: FastifyBaseLogger): Promise<Database> {
  if (config.databaseUrl) {
    const { databaseUrl: url, databaseOwnerUrl } = config;
    if (databaseOwnerUrl) await requireDatabase(databaseOwnerUrl, 'DATABASE_OWNER_URL');
    await requireDatabase(url, 'DATABASE_URL');
    return { url, ownerUrl: databaseOwnerUrl ?? url, stop: async () => {} };
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
  const ownerUrl = server.url('maestros');
  const password = new URL(ownerUrl).password || null;
  await makeRoles(ownerUrl, { application: password, reader: password });
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
    url: asRole(ownerUrl, APPLICATION),
    ownerUrl,
    stop: async () => {
      stopping.abort();
      await kept;
      await server.stop();
    },
  };
}

/**
 * Migrates tables and queue, loads the reference data and says what each role may do, as their owner. As the application,
 * which may do none of it, it requires that somebody has.
 */
export async function prepareDatabase(
  ownerUrl: string,
  { fileKeys }: Pick<Config, 'fileKeys'>,
): Promise<void> {
  const seals = new Seals(fileKeys);
  if (!(await mayMigrate(ownerUrl))) {
    await requireMigrated(ownerUrl);
    return requireKeys(ownerUrl, seals);
  }
  await migrate(ownerUrl, MIGRATIONS, {
    '0311_accounts-plain-dropped.sql': (client) => sealPlain(client, seals),
  });
  await migrateQueue(ownerUrl);
  await loadReference(ownerUrl);
  await grantRoles(ownerUrl);
  await requireKeys(ownerUrl, seals);
}

/** With other keys nobody could be called, and what they seal the other processes could not read. */
async function requireKeys(url: string, seals: Seals): Promise<void> {
  const newest = await askOne<Buffer | null>(
    url,
    `select (select phone_sealed from account where phone_sealed is not null order by id desc limit 1) as answer`,
  );
  try {
    if (newest) seals.unseal('account.phone', newest);
  } catch {
    throw new ConfigError(
      'La variable FILE_KEYS no tiene la clave con la que se cifraron los teléfonos de esta base de datos: pon la de antes, también después de una nueva.',
    );
  }
}

/** Whether who connects so may make tables. */
export async function mayMigrate(url: string): Promise<boolean> {
  return askOne<boolean>(url, `select has_schema_privilege('public', 'create') as answer`);
}

async function requireMigrated(url: string): Promise<void> {
  const [first] = await pendingMigrations(url);
  if (first !== undefined)
    throw new ConfigError(
      `A la base de datos le falta la migración ${first}, y la aplicación no puede hacerla: ejecuta npm run roles con DATABASE_OWNER_URL, o inicia con esa variable.`,
    );
}
