import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

/**
 * Selects within another query whether two people have agreed on a project, whichever of them is the client: from then
 * on each knows the other's full name. Each side is a column or a value.
 */
export function acquainted(
  one: string | RawBuilder<number>,
  other: string | RawBuilder<number>,
): RawBuilder<boolean> {
  const [a, b] = [one, other].map((side) => (typeof side === 'string' ? sql.ref(side) : side));
  return sql<boolean>`exists (select from proposal agreed where agreed.professional_accept
    and ((agreed.client_id = ${a} and agreed.professional_id = ${b})
      or (agreed.client_id = ${b} and agreed.professional_id = ${a})))`;
}

/** The same of two accounts. */
export async function areAcquainted(db: Db | Trx, one: number, other: number): Promise<boolean> {
  const [a, b] = [sql<number>`${one}::bigint`, sql<number>`${other}::bigint`];
  const { rows } = await sql<{ yes: boolean }>`select ${acquainted(a, b)} as yes`.execute(db);
  return rows[0]?.yes ?? false;
}
