import { createHash } from 'node:crypto';
import pg from 'pg';
import { type Part, readParts } from './parts.ts';

type Version = { part: Part; sha256: string };

/**
 * Loads the reference data of this release: states, cities and the words of the catalogue are updated on every change,
 * categories and levels only once, because administrators edit them afterwards. When nothing changed it costs one
 * query; several processes may start at once.
 */
export async function loadReference(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'maestros reference' });
  // The running query rejects with the same error; unhandled here it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const release = readParts().map((part) => ({ part, sha256: digest(part) }));
    if ((await outdated(client, release)).length > 0) await load(client, release);
  } finally {
    await client.end();
  }
}

async function load(client: pg.Client, release: readonly Version[]): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(hashtext('reference data'))`);
    // Checked again, because another process may have loaded while this one waited for the lock.
    for (const { part, sha256 } of await outdated(client, release)) {
      for (const statement of part.statements) await client.query(statement, [part.content]);
      await client.query(RECORD_VERSION, [part.name, sha256]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function outdated(client: pg.Client, release: readonly Version[]): Promise<Version[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from reference_version',
  );
  const loaded = new Map(rows.map((row) => [row.name, row.sha256]));
  return release.filter(({ part, sha256 }) =>
    part.onlyOnce ? !loaded.has(part.name) : loaded.get(part.name) !== sha256,
  );
}

/** Includes the statements, because a release may load the same content differently. */
const digest = ({ content, statements }: Part): string =>
  createHash('sha256').update(content).update(statements.join(';')).digest('hex');

const RECORD_VERSION = `
  insert into reference_version (name, sha256) values ($1, $2)
  on conflict (name) do update set sha256 = excluded.sha256, loaded_at = now()`;
