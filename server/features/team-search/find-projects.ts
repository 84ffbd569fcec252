import { sql } from 'kysely';
import type { TeamQuery } from '#domain/team-search/query.ts';
import type { Db } from '#server/db/pool.ts';
import { allOf, found, type Way } from './found.ts';

/** As in the index proposal_words. */
const WORDS = sql`search_words(p.titulo || ' ' || p.categoria || ' ' || p.lugar_ciudad || ' ' || p.lugar_estado
  || ' ' || p.descripcion)`;

/** The projects that may be meant, by number or by words; `owners` are the accounts whose projects are wanted. */
export async function findProjects(
  db: Db,
  { project, words }: TeamQuery,
  owners: readonly number[],
): Promise<number[]> {
  const ways: Way[] = [];
  if (project !== null)
    ways.push({ rank: 0, select: sql`select p.id from proposal p where p.id = ${project}` });
  if (words.length > 0)
    ways.push(
      { rank: 1, select: about(words, 'whole') },
      { rank: 2, select: about(words, 'beginning') },
    );
  for (const who of owners.length > 0 ? ['client_id', 'professional_id'] : [])
    ways.push({
      rank: 0,
      most: 1000,
      select: sql`select p.id from proposal p where p.${sql.ref(who)} = any(${owners}::bigint[])`,
    });
  return await found(db, ways);
}

const about = (words: readonly string[], how: 'whole' | 'beginning') =>
  sql`with about as materialized (
    select p.id from proposal p where ${WORDS} @@ ${allOf(words, how)}
  ) select id from about`;
