// Connecting to the server, and counting its users.
import pg from 'pg';
import { superuser } from './cluster.ts';
import { codeOf, EmbeddedFailure } from './failure.ts';

/** A folder with a socket, or 127.0.0.1. */
export type Endpoint = { host: string; port: number; password?: string };

/** A session that lasts as long as this process uses the server. */
export type Owner = { client: OwnerClient };

// pg has these methods, but its types lack them: whether the session keeps the process alive.
type OwnerClient = pg.Client & { ref(): void; unref(): void };

// An arbitrary number that must stay the same: it distinguishes owners from other advisory locks.
const ownerLock = 6_237_801;

export function urlOf({ host, port, password }: Endpoint, database: string): string {
  const name = encodeURIComponent(database);
  if (password) return `postgres://${superuser}:${password}@${host}:${port}/${name}`;
  return `postgres://${superuser}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`;
}

/**
 * Connects, checks that this is the server of the cluster (another one may have taken over the address)
 * and holds a lock that ends with this process, however it ends.
 */
export async function becomeOwner(endpoint: Endpoint, cluster: string): Promise<Owner> {
  const client = new pg.Client({
    connectionString: urlOf(endpoint, 'postgres'),
    connectionTimeoutMillis: 5000,
    application_name: 'maestros-owner',
  }) as OwnerClient;
  // The server may be killed at any time; the next query reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const directory = rows[0]?.data_directory ?? '';
    if (!samePath(directory, cluster)) {
      throw new EmbeddedFailure(
        `The server at ${endpoint.host} works on ${directory}, not on ${cluster}.`,
      );
    }
    await client.query('select pg_advisory_lock_shared($1)', [ownerLock]);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return { client };
}

/** From here on the session alone does not keep the process alive. */
export function release({ client }: Owner) {
  client.unref();
}

/**
 * Ends this process's use; true when there is no other user, so that the server can stop. The lock
 * timeout covers users that were killed a moment ago, whose sessions take a little longer to end.
 */
export async function leave({ client }: Owner): Promise<boolean> {
  client.ref();
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [ownerLock]);
    await client.query(`set lock_timeout = '200ms'`);
    await client.query('select pg_advisory_lock($1)', [ownerLock]);
    return true;
  } catch (error) {
    // Any other failure means that the server went down or restarted, and has no users.
    const inUse = codeOf(error) === '55P03';
    return !inUse;
  }
}

export async function ensureDatabase({ client }: Owner, name: string) {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    const madeMeanwhile = ['42P04', '23505'].includes(codeOf(error));
    if (!madeMeanwhile) throw error;
  }
}

/** Nobody listens on the socket, as opposed to a server that is busy or refuses. */
export function isUnreachable(error: unknown): boolean {
  return ['ENOENT', 'ECONNREFUSED'].includes(codeOf(error));
}

function samePath(one: string, other: string): boolean {
  const plain = (path: string) => path.normalize().replaceAll('\\', '/');
  return process.platform === 'win32'
    ? plain(one).toLowerCase() === plain(other).toLowerCase()
    : plain(one) === plain(other);
}
