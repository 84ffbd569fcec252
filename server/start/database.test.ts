import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { type Database, mayMigrate, openDatabase, prepareDatabase } from './database.ts';

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'maestros-database-'));
  database = await openDatabase(readConfig({ DATA_DIR: folder }));
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

const pidOfServer = async () =>
  Number(String(await ask(`select pg_read_file('postmaster.pid')`)).split('\n')[0]);

it('restarts at the same address with committed data after it was killed', async () => {
  await ask('create table kept as select 1 as n');
  const first = await pidOfServer();
  process.kill(first, 'SIGKILL');
  await vi.waitFor(async () => expect(await ask('select n from kept')).toBe(1), {
    timeout: 20_000,
    interval: 100,
  });
  expect(await pidOfServer()).not.toBe(first);
}, 60_000);

it('is opened for the application and for its owner apart', async () => {
  expect(new URL(database.url).username).toBe('maestros_app');
  expect(await mayMigrate(database.ownerUrl)).toBe(true);
  await prepareDatabase(database.ownerUrl, readConfig({ DATA_DIR: folder }));
  expect(await mayMigrate(database.url)).toBe(false);
  await prepareDatabase(database.url, readConfig({ DATA_DIR: folder }));
});

it('names the wrong variable when the configured database does not answer', async () => {
  const config = { ...readConfig({ DATA_DIR: folder }), databaseUrl: 'postgres://x@127.0.0.1:1/x' };
  await expect(openDatabase(config)).rejects.toThrow(
    'La base de datos de la variable DATABASE_URL no responde: connect ECONNREFUSED 127.0.0.1:1.',
  );
});
