import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

// What there is between two people within another query, whichever of them is the client.

/** One of the two: a column or a value. */
type Side = string | RawBuilder<number>;

const sideOf = (side: Side): RawBuilder<unknown> =>
  typeof side === 'string' ? sql.ref(side) : side;

/** The projects of the two, under a name that no outer query has, that fulfil a condition. */
function projectsBetween(one: Side, other: Side, condition: RawBuilder<boolean>) {
  const [a, b] = [sideOf(one), sideOf(other)];
  return sql`from proposal joint where ${condition}
    and ((joint.client_id = ${a} and joint.professional_id = ${b})
      or (joint.client_id = ${b} and joint.professional_id = ${a}))`;
}

/** Whether the two have agreed on a project: from then on each knows the other's full name. */
export const acquainted = (one: Side, other: Side): RawBuilder<boolean> =>
  sql<boolean>`exists (select ${projectsBetween(one, other, sql`joint.professional_accept`)})`;

/** How many works the two have finished with each other. */
export const worksTogether = (one: Side, other: Side): RawBuilder<number> =>
  sql<number>`(select count(*)::int ${projectsBetween(one, other, sql`joint.estado = 'finalizada'`)})`;

/** Whether two accounts have agreed on a project. */
export async function areAcquainted(db: Db | Trx, one: number, other: number): Promise<boolean> {
  const [a, b] = [sql<number>`${one}::bigint`, sql<number>`${other}::bigint`];
  const { rows } = await sql<{ yes: boolean }>`select ${acquainted(a, b)} as yes`.execute(db);
  return rows[0]?.yes ?? false;
}
