import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

// What there is between two people within another query, whichever of them is the client.

/** One of the two: a column or a value. */
type Side = string | RawBuilder<number>;

const sideOf = (side: Side): RawBuilder<unknown> =>
  typeof side === 'string' ? sql.ref(side) : side;

/**
 * What is asked of the projects of the two that fulfil a condition, under a name that no outer query has: once for
 * each who may be the client. One question for both would read all projects of a professional.
 */
function eachWay(
  ask: (projects: RawBuilder<unknown>) => RawBuilder<unknown>,
  [one, other]: readonly [Side, Side],
  condition: RawBuilder<boolean>,
): [RawBuilder<unknown>, RawBuilder<unknown>] {
  const asked = (client: Side, professional: Side) =>
    ask(sql`from proposal joint where ${condition} and joint.client_id = ${sideOf(client)}
      and joint.professional_id = ${sideOf(professional)}`);
  return [asked(one, other), asked(other, one)];
}

/** Whether the two have agreed on a project: from then on each knows the other's full name. */
export function acquainted(one: Side, other: Side): RawBuilder<boolean> {
  const ask = (projects: RawBuilder<unknown>) => sql`exists (select ${projects})`;
  const [there, back] = eachWay(ask, [one, other], sql`joint.professional_accept`);
  return sql<boolean>`(${there} or ${back})`;
}

/** How many works the two have finished with each other. */
export function worksTogether(one: Side, other: Side): RawBuilder<number> {
  const ask = (projects: RawBuilder<unknown>) => sql`(select count(*)::int ${projects})`;
  const [there, back] = eachWay(ask, [one, other], sql`joint.estado = 'finalizada'`);
  return sql<number>`(${there} + ${back})`;
}

/** Whether two accounts have agreed on a project. */
export async function areAcquainted(db: Db | Trx, one: number, other: number): Promise<boolean> {
  const [a, b] = [sql<number>`${one}::bigint`, sql<number>`${other}::bigint`];
  const { rows } = await sql<{ yes: boolean }>`select ${acquainted(a, b)} as yes`.execute(db);
  return rows[0]?.yes ?? false;
}
