import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import Stripe from 'stripe';
import { type StandIns, startStandIns } from '@maestros/stand-ins';
import { createDatabase, type TestDatabase } from '../../tools/test-database/index.ts';
import { dueBatch } from '#domain/payouts/batch.ts';
import { hashToken } from '../calls/session.ts';
import { buildApp } from '../app.ts';
import { compose } from '../composition.ts';
import type { Config } from '../config.ts';
import type { Services } from '../context.ts';
import { openPasswords, type Passwords } from '../features/accounts/passwords.ts';
import { syncTemplates } from '../features/notifications/index.ts';
import type { Db } from '../db/pool.ts';
import { errorFacts } from '../log.ts';
import { jobRunners } from '../features/jobs.ts';
import { runDueJobs } from '../jobs/queue.ts';
import { type Caller, caller } from './call.ts';

/** Friday, 10:00 in Mexico City. */
const START = Date.parse('2026-11-20T16:00:00Z');

export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly standIns: StandIns;
  /** The provider's own library, pointed at the stand-in. */
  readonly stripe: Stripe;
  readonly call: Caller;
  /** Moves the injected clock; nothing sleeps. */
  advance(milliseconds: number): void;
  /** Runs the jobs that are due. */
  work(): Promise<void>;
  /** The texts sent to a phone or address, newest first. */
  sentTo(to: string): string[];
  /** Runs SQL as the owner of the tables: for what the application may not do. */
  asOwner(statements: string): Promise<void>;
  /** Listens on loopback, for what needs a real connection. */
  listen(): Promise<string>;
  /** Says to all parts that the process stops. */
  stop(): void;
  /** A second application instance on the same database. */
  another(): Promise<TestApp>;
  close(): Promise<void>;
}

/** The lowest cost that argon2 allows: most tests do not depend on it. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

interface TestAppOptions {
  /** Passwords at the production cost, for tests of that. */
  realPasswords?: boolean;
  /** Whether administrators need a second factor. */
  teamFactor?: Config['teamFactor'];
}

/** The real application on its own copy of the database, with stand-ins and a settable clock. */
export async function startTestApp({
  realPasswords = false,
  teamFactor = 'offered',
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'maestros-test-'));
  const standIns = await startStandIns({ stateDir: folder });
  const clock = { at: START };
  const first = await open(database, folder, standIns, {
    clock,
    teamFactor,
    passwords: realPasswords ? undefined : openPasswords(CHEAP),
  });
  await beginPayouts(first.services.db);
  return {
    ...first,
    close: async () => {
      await first.close();
      await standIns.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The migration counts the Wednesday before it as paid, by the day of the test; here it is the one before the clock's. */
async function beginPayouts(db: Db): Promise<void> {
  const at = new Date(START);
  await db.deleteFrom('payout_batch').execute();
  await db
    .insertInto('payout_batch')
    .values({ fecha: dueBatch(START), started_at: at, completed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function open(
  database: Pick<TestDatabase, 'url' | 'ownerUrl'>,
  dataDir: string,
  standIns: StandIns,
  options: {
    clock: { at: number };
    passwords: Passwords | undefined;
    teamFactor: Config['teamFactor'];
  },
): Promise<TestApp> {
  const { clock, passwords, teamFactor } = options;
  const config = { ...testConfig(database, dataDir), teamFactor };
  let closing = false;
  const log = {
    // Errors while closing are expected: the pool's last connections break.
    error: ({ err }: { err: Error }) =>
      void (closing || process.stderr.write(`${JSON.stringify(errorFacts(err))}\n`)),
  };
  const { stripe: keys, whatsapp, sms, smtp, push } = standIns;
  const composition = await compose(
    config,
    {
      stripe: { ...keys, apiBase: keys.url, script: '/v3/' },
      whatsapp: { ...whatsapp, apiBase: `${whatsapp.url}/v24.0` },
      sms: { ...sms, apiBase: sms.url },
      push: push.url,
      email: { url: `smtp://${smtp.host}:${smtp.port}`, from: 'hola@maestros.example' },
    },
    { clock: () => new Date(clock.at), passwords, log },
  );
  const { services, pool } = composition;
  await syncTemplates(services);
  const app = await buildApp(services);
  await app.ready();
  const { hostname, port } = new URL(keys.url);
  const self: TestApp = {
    app,
    services,
    standIns,
    stripe: new Stripe(keys.secretKey, { host: hostname, port, protocol: 'http' }),
    call: caller(app, ({ session_id }) => proveSession(services, session_id)),
    advance: (milliseconds) => void (clock.at += milliseconds),
    work: () => runDueJobs(pool, jobRunners, { services, log: app.log }),
    sentTo: (to) =>
      standIns.outbox
        .list()
        .filter((message) => message.to === to)
        .map(({ text }) => text),
    asOwner: async (statements) => {
      const client = new pg.Client(database.ownerUrl);
      await client.connect();
      try {
        await client.query(statements);
      } finally {
        await client.end();
      }
    },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    stop: () => composition.stop(),
    another: () => open(database, dataDir, standIns, options),
    close: async () => {
      closing = true;
      composition.stop();
      await app.close();
      await composition.close();
    },
  };
  return self;
}

/** Whoever is at this session proves at this moment who they are. */
const proveSession = ({ db, clock }: Services, session_id: string) =>
  db
    .updateTable('session')
    .set({ proved_at: clock() })
    .where('token_hash', '=', hashToken(session_id))
    .execute();

const testConfig = (
  { url, ownerUrl }: Pick<TestDatabase, 'url' | 'ownerUrl'>,
  dataDir: string,
): Config & { databaseUrl: string } => ({
  environment: 'test',
  port: 0,
  host: '127.0.0.1',
  origin: 'http://localhost:3000',
  allowedOrigins: ['https://app.maestros.test'],
  databaseUrl: url,
  databaseOwnerUrl: ownerUrl,
  dataDir,
  secretKeys: ['only for tests and long enough for them'],
  fileKeys: [{ id: 'test', key: Buffer.alloc(32, 'only for tests') }],
  s3: null,
  trustProxy: [],
  maxConnections: null,
  demo: false,
  teamFactor: 'offered',
  logLevel: 'error',
  stripe: null,
  whatsapp: null,
  sms: null,
  email: null,
  operator: {
    teamEmail: 'equipo@maestros.example',
    whatsappContact: null,
    legalName: null,
    legalAddress: null,
  },
});
