// Ordered .sql files, applied once each.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

type Migration = { name: string; sql: string; sha256: string };

// An arbitrary constant, the same in every version: processes that start together migrate one after the
// other.
const migrationLock = 6_237_802;

/** Where our files are. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations');

/**
 * Applies pending migrations and returns the names of their files. Each file is one transaction. Applied
 * files are history: if one was changed, removed or inserted before another, nothing is done.
 */
export async function migrate(
  connectionString: string,
  directory = MIGRATIONS,
  /** What has to be done before some of the files, where SQL alone cannot; interrupted, it is done again. */
  before: Readonly<Record<string, (client: pg.Client) => Promise<void>>> = {},
): Promise<string[]> {
  const migrations = readMigrations(directory);
  const client = new pg.Client({ connectionString, application_name: 'maestros-migrate' });
  // Without a listener a lost connection would end the process; the failed query reports the same error.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      `create table if not exists schema_migration (
        name text primary key, sha256 text not null, applied_at timestamptz not null default now()
      )`,
    );
    const applied = await client.query<Migration>(
      'select name, sha256 from schema_migration order by name',
    );
    const pending = pendingAfter(applied.rows, migrations);
    for (const migration of pending) {
      await before[migration.name]?.(client);
      await apply(client, migration);
    }
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * For who may not migrate: the names of the migrations that this database lacks, as an owner would apply them.
 */
export async function pendingMigrations(
  connectionString: string,
  directory = MIGRATIONS,
): Promise<string[]> {
  const client = new pg.Client({ connectionString, application_name: 'maestros-migrate' });
  client.on('error', () => {});
  await client.connect();
  try {
    const applied = await client.query<Migration>('select name, sha256 from schema_migration');
    return pendingAfter(applied.rows, readMigrations(directory)).map(({ name }) => name);
  } finally {
    await client.end();
  }
}

function readMigrations(directory: string): Migration[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.sql'));
  // toSorted() compares code units: the same order in every locale.
  return names.toSorted().map((name) => {
    // Git may have converted the line ends on this machine.
    const sql = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}

function pendingAfter(applied: Pick<Migration, 'name' | 'sha256'>[], found: Migration[]) {
  for (const { name, sha256 } of applied) {
    const migration = found.find((candidate) => candidate.name === name);
    if (!migration) {
      throw new Error(`Migration ${name} was applied to this database, but its file is missing.`);
    }
    if (migration.sha256 !== sha256) {
      throw new Error(
        `Migration ${name} was changed after it was applied: restore it and write a new one.`,
      );
    }
  }
  const names = applied.map(({ name }) => name).toSorted();
  const last = names.at(-1) ?? '';
  const pending = found.filter(({ name }) => !names.includes(name));
  const late = pending.find(({ name }) => name < last);
  if (late) {
    throw new Error(`Migration ${late.name} comes before ${last}, which is applied: rename it.`);
  }
  return pending;
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration) {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [
      name,
      sha256,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Migration ${name}${lineOf(cause, sql)}: ${message}`, { cause });
  }
}

function lineOf(error: unknown, sql: string): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position) : 0;
  return position ? `, line ${sql.slice(0, position).split('\n').length}` : '';
}
