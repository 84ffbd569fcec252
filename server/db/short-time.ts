import { sql } from 'kysely';
import type { Trx } from './pool.ts';

/** PostgreSQL's code of a statement that took longer than it may. */
const QUERY_CANCELED = '57014';

/**
 * Reads within a transaction, each statement for so long at most: what an index finds and the rows then do not have, nobody
 * knows before. Undefined where it took longer; the transaction is then over.
 */
export async function inShortTime<Found>(
  trx: Trx,
  milliseconds: number,
  read: () => Promise<Found>,
): Promise<Found | undefined> {
  const atMost = (limit: number) =>
    sql`select set_config('statement_timeout', ${String(limit)}, true)`.execute(trx);
  await atMost(milliseconds);
  try {
    const found = await read();
    await atMost(0);
    return found;
  } catch (error) {
    if ((error as { code?: unknown }).code === QUERY_CANCELED) return undefined;
    throw error;
  }
}
