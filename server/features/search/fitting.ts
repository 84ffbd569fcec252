// Searches with words: tiers of professionals, the best of each first.
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import { PLAN_ANEW } from '#server/db/prepared.ts';
import { BESIDES, BEST_FIRST, MAIN, rankedAfter, type Ranked, WORDS } from './ranking.ts';
import type { Reading } from './text.ts';

/** The number of best profiles that are scanned for matches of a common word. */
const BEST = 800;

/** What one statement finds: a tier after a position, and the next one where it is not enough. */
export interface Stage {
  readonly tier: number;
  readonly after: Ranked | null;
  /** What the tier must match besides the search; '' for everybody. */
  readonly fits: string;
  /** What this and the next tier must match, if they are found together. */
  readonly both?: string;
}

/**
 * The stages from a position on (ranking.ts). Where no trade is searched there is one, of everybody. Who has a
 * trade besides is found together with those whose main trade it is, because a search for nobody is then one look.
 */
export function stagesOf(
  { trades }: Reading,
  categorias: readonly number[],
  after: Ranked | null,
): Stage[] {
  const from = after?.tier ?? MAIN;
  const searched = trades.length > 0 ? trades.flat() : categorias;
  if (searched.length === 0) return from === MAIN ? [{ tier: MAIN, after, fits: '' }] : [];
  const main = oneOf(searched.map((id) => `'#m${id}'`));
  const any = oneOf(searched.map((id) => `'#t${id}'`));
  const stages: Stage[] = [];
  if (from === MAIN) stages.push({ tier: MAIN, after, fits: main, both: any });
  if (from === BESIDES) stages.push({ tier: BESIDES, after, fits: `(${any} & !${main})` });
  // Where a trade must match, nobody is without one.
  if (trades.length === 0)
    stages.push({ tier: WORDS, after: from === WORDS ? after : null, fits: `!${any}` });
  return stages;
}

/**
 * Frequent matches are found among the best profiles, rare ones by the index of words: the second is used
 * only when the first does not fill the page, and neither grows much with the number of professionals.
 * `few`: the second at once.
 */
export async function findFitting(
  db: Db,
  { parts, few, stage }: { parts: readonly string[]; few: boolean; stage: Stage },
  limit: number,
): Promise<Ranked[]> {
  const { tier, after, fits, both } = stage;
  const matches = (more: string) => {
    const lexemes = [...parts, more].filter(Boolean).join(' & ');
    return lexemes ? sql<boolean>`lexemas @@ ${lexemes}::tsquery` : sql<boolean>`true`;
  };
  const tried = few ? 0 : limit + (parts.length > 0 || fits ? BEST : 0);
  const inTier = both ? matches(fits) : sql<boolean>`true`;
  const { rows } = await sql<Ranked>`
    with ${sql.raw(PLAN_ANEW)} best as materialized (
      select * from findable where ${rankedAfter(after)} order by ${BEST_FIRST}
        limit ${tried}
    ), among_them as materialized (
      select ${tier}::int as tier, account_id, estrellas, finished_count, nivel from best
        where ${matches(fits)} order by ${BEST_FIRST} limit ${limit}
    ), of_all as materialized (
      select case when ${inTier} then ${tier}::int else ${tier + 1}::int end as tier, account_id, estrellas, finished_count, nivel from findable
        where (select count(*) from among_them) < ${limit}
          and (${both !== undefined} or (select count(*) from best) = ${tried}) and ${matches(both ?? fits)}
          and (not ${inTier} or ${rankedAfter(after)})
    ), found as (
      select * from among_them where not exists (select from of_all)
      union all select * from of_all
    )
    select * from found order by tier, ${BEST_FIRST} limit ${limit}`.execute(db);
  return rows;
}

/** A part of a tsquery: one of these must match. */
export const oneOf = (lexemes: readonly string[]): string => `(${lexemes.join(' | ')})`;
