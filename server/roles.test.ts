import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../tools/test-database/index.ts';
import { pendingMigrations } from './db/migrate.ts';
import { makeRoles } from './db/roles.ts';
import { prepareDatabase } from './start/database.ts';
import { sealed, SealingAdapter, Seals } from '#server/db/sealed/index.ts';

const KEYS = { fileKeys: [{ id: 'test', key: Buffer.alloc(32) }] } as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

async function run(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'roles.ts'), ...args], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_OWNER_URL: '', ...environment },
  });
  const [out, err] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out, err, status: child.exitCode };
}

it('says what each role may do, may be repeated, and needs no address that works already', async () => {
  const { out, err, status } = await run({
    DATABASE_URL: 'postgres://maestros_app@127.0.0.1:1/maestros',
    DATABASE_OWNER_URL: database.ownerUrl,
  });
  expect([err, status]).toEqual(['', 0]);
  expect(out).toMatch(
    /maestros_app: escribe en \d+ tablas y en la cola de trabajos; en \d+ de evidencia solo agrega\./,
  );
  expect(out).toMatch(/maestros_reader: lee \d+ tablas; no ve \d+ con secretos ni la cola\./);
  expect(out).toContain('DATABASE_URL=postgres://maestros_app:CONTRASEÑA@');
  expect(await makeRoles(database.ownerUrl, { application: null, reader: null })).toEqual([]);
});

it('is refused to who is not the owner, and to what it does not know', async () => {
  const byApplication = await run({ DATABASE_URL: database.url });
  expect(byApplication.status).toBe(1);
  expect(byApplication.err).toContain('pon en DATABASE_OWNER_URL la dirección de su dueño');
  expect((await run({}, 'maestros_app')).err).toMatch(/^Uso: /);
});

it('does not start with keys that cannot read what is there', async () => {
  const client = new pg.Client(database.ownerUrl);
  await client.connect();
  const { phone_sealed } = sealed(
    { getExecutor: () => ({ adapter: new SealingAdapter(new Seals(KEYS.fileKeys)) }) },
    'account.phone',
    '+523312345678',
  );
  await client.query(
    `insert into account (keylogin, rol, nombre, apellidos, email, phone_sealed) values ('k', 1, 'Ana', 'Sol', 'a@b.mx', $1)`,
    [phone_sealed],
  );
  await client.end();
  const other = { id: 'other', key: Buffer.alloc(32) };
  for (const url of [database.url, database.ownerUrl]) {
    await prepareDatabase(url, { fileKeys: [other, ...KEYS.fileKeys] });
    await expect(prepareDatabase(url, { fileKeys: [other] })).rejects.toThrow(
      'La variable FILE_KEYS no tiene',
    );
  }
});

it('the application starts where all is migrated, and says what is missing where it is not', async () => {
  await prepareDatabase(database.url, KEYS);
  expect(await pendingMigrations(database.url)).toEqual([]);
  await prepareDatabase(database.ownerUrl, KEYS);
  const owner = new pg.Client(database.ownerUrl);
  await owner.connect();
  await owner.query(
    'delete from schema_migration where name = (select max(name) from schema_migration)',
  );
  await owner.end();
  await expect(prepareDatabase(database.url, KEYS)).rejects.toThrow(
    /^A la base de datos le falta la migración \S+\.sql, y la aplicación no puede hacerla/,
  );
});
