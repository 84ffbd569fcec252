import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { FileKey } from '#server/config/secrets.ts';
import { preparingClient } from './prepared.ts';
import type { DB } from './schema.ts';
import { SealingAdapter, Seals } from './sealed/seals.ts';

export type Db = Kysely<DB>;
/** The transaction of a transactional handler, so that nobody forgets to use it. */
export type Trx = Transaction<DB>;

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const parsers = new Map<number, (text: string) => unknown>([
  // Ids and centavos stay below 2^53; the ledger's own limits check the sums.
  [INT8, Number],
  [NUMERIC, Number],
  // A calendar day is not an instant: as text it cannot shift with the time zone.
  [DATE, (text) => text],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** PostgreSQL with the keys of what is sealed. */
class SealingDialect extends PostgresDialect {
  readonly #seals: Seals;

  constructor(pool: pg.Pool, keys: readonly FileKey[]) {
    super({ pool });
    this.#seals = new Seals(keys);
  }

  override createAdapter(): SealingAdapter {
    return new SealingAdapter(this.#seals);
  }
}

/**
 * Opens the pool. A connection that PostgreSQL drops is logged and replaced, never fatal. Without `fileKeys` nothing sealed can be
 * read or written.
 */
export function openPool(
  connectionString: string,
  options: { max: number; onError(error: Error): void; fileKeys?: readonly FileKey[] },
): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString,
    Client: preparingClient(),
    max: options.max,
    types,
    application_name: 'maestros',
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', options.onError);
  // Also for clients in use: an unhandled 'error' event would end the process.
  pool.on('connect', (client) => client.on('error', options.onError));
  return {
    pool,
    db: new Kysely<DB>({ dialect: new SealingDialect(pool, options.fileKeys ?? []) }),
  };
}
