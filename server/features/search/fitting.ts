// Searches with words: tiers of professionals, the best of each first.
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import { PLAN_ANEW } from '#server/db/prepared.ts';
import {
  BEST_FIRST,
  BEST_OF_ALL,
  BESIDES,
  MAIN,
  rankedAfter,
  type Ranked,
  WORDS,
} from './ranking.ts';
import type { Reading } from './text.ts';

/** The number of best profiles that are scanned for matches of a common word. */
const BEST = 650;

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
 * Frequent matches are found among the best profiles, rare ones by the index of words: at once where no more are
 * expected than there are best ones to look at, else where the best do not fill the page. Neither grows much with the
 * number of professionals. `few`: the second at once.
 */
export async function findFitting(
  db: Db,
  { parts, few, stage }: { parts: readonly string[]; few: boolean; stage: Stage },
  limit: number,
): Promise<Ranked[]> {
  const { tier, after, fits, both } = stage;
  const lexemesOf = (more: string) => [...parts, more].filter(Boolean).join(' & ');
  const matches = (more: string) => {
    const lexemes = lexemesOf(more);
    return lexemes ? sql<boolean>`lexemas @@ ${lexemes}::tsquery` : sql<boolean>`true`;
  };
  const wanted = lexemesOf(both ?? fits);
  const tried = limit + (wanted ? BEST : 0);
  const common = wanted ? sql`(select ${expectedMatches(wanted, after)} > ${BEST})` : sql`true`;
  const inTier = both ? matches(fits) : sql<boolean>`true`;
  const { rows } = await sql<Ranked>`
    with ${sql.raw(PLAN_ANEW)} best as materialized (
      select account_id, estrellas, finished_count, nivel, ${matches(fits)} as fits
        from findable where ${few ? sql`false` : common} and ${rankedAfter(after)}
        order by ${BEST_OF_ALL} limit ${tried}
    ), among_them as materialized (
      select ${tier}::int as tier, account_id, estrellas, finished_count, nivel from best
        where fits order by ${BEST_FIRST} limit ${limit}
    ), of_all as materialized (
      select case when ${inTier} then ${tier}::int else ${tier + 1}::int end as tier, account_id, estrellas, finished_count, nivel from findable
        where (select count(*) from among_them) < ${limit} and ${matches(both ?? fits)}
          and (not ${inTier} or ${rankedAfter(after)})
    ), found as (
      select * from among_them where not exists (select from of_all)
      union all select * from of_all
    )
    select * from found order by tier, ${BEST_FIRST} limit ${limit}`.execute(db);
  return rows;
}

/** How many the planner expects after a position (0064_search-following.sql). */
const expectedMatches = (wanted: string, after: Ranked | null) =>
  sql`expected_matches(${wanted}::tsquery, ${after?.estrellas ?? null}::real, ${after?.finished_count ?? null}::int,
    ${after?.nivel ?? null}::int, ${after?.account_id ?? null}::bigint)`;

/** A part of a tsquery: one of these must match. */
export const oneOf = (lexemes: readonly string[]): string => `(${lexemes.join(' | ')})`;
