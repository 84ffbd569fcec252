import { type RawBuilder, sql } from 'kysely';
import { PLAN_ANEW } from '#server/db/prepared.ts';
import type { Db } from '#server/db/pool.ts';

/** The most of each kind that are shown. */
export const SHOWN = 6;

/** One way in which something is meant: it selects the `id` of rows, and may find any number of them. */
export interface Way {
  readonly select: RawBuilder<unknown>;
  /** The better it fits, the less. */
  readonly rank: number;
  /** How many of it are gathered to choose the newest of; more of them are any of all. */
  readonly most?: number;
}

const GATHERED = 200;

/**
 * The ids that some ways find, those first that fit best and then the newest: up to one more than is shown. Each way reads
 * its own index and ends early, so that a text which many rows have costs no more than another.
 */
export async function found(db: Db, ways: readonly Way[]): Promise<number[]> {
  if (ways.length === 0) return [];
  const parts = ways.map(
    ({ select, rank, most = GATHERED }) =>
      sql`(select id, ${sql.lit(rank)} as rank from (${select}) way limit ${sql.lit(most)})`,
  );
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(parts, sql` union all `)}) hit
    group by id order by min(rank), id desc limit ${sql.lit(SHOWN + 1)}
    ${sql.raw(PLAN_ANEW)}`.execute(db);
  return rows.map(({ id }) => Number(id));
}

/** Those that were found already. */
export const these = (ids: readonly number[], rank: number): Way => ({
  rank,
  select: sql`select unnest(${ids}::bigint[]) as id`,
});

/** For `like` of an index that is in the order of characters: nothing in it is a sign. */
export const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
