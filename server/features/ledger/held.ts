import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

/** Since when a project has held money without a pause; null when it holds none. */
export async function heldSince(db: Db | Trx, proposalId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select held_since(${proposalId}) as at`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}
