import { type RawBuilder, sql } from 'kysely';

/**
 * Selects within another query how many works two people have finished with each other, whichever of them is the
 * client. Each side is a column or a value.
 */
export function worksTogether(
  one: string | RawBuilder<number>,
  other: string | RawBuilder<number>,
): RawBuilder<number> {
  const [a, b] = [one, other].map((side) => (typeof side === 'string' ? sql.ref(side) : side));
  return sql<number>`(select count(*)::int from proposal done where done.estado = 'finalizada'
    and ((done.client_id = ${a} and done.professional_id = ${b})
      or (done.client_id = ${b} and done.professional_id = ${a})))`;
}
