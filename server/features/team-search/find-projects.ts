import { sql } from 'kysely';
import type { TeamQuery } from '#domain/team-search/query.ts';
import type { Db } from '#server/db/pool.ts';
import { withWords, type Worded } from './by-words.ts';
import { found, these, type Way } from './found.ts';

const WORDS: Worded = {
  index: 'proposal_words',
  from: sql`proposal`,
  words: sql`search_words(t.titulo || ' ' || t.categoria || ' ' || t.lugar_ciudad || ' ' || t.lugar_estado
    || ' ' || t.descripcion)`,
  where: sql`true`,
};

/** The projects that may be meant, by number or by words; `owners` are the accounts whose projects are wanted. */
export async function findProjects(
  db: Db,
  { project, release, words }: TeamQuery,
  owners: readonly number[],
): Promise<number[]> {
  const ways: Way[] = [];
  if (project !== null)
    ways.push({ rank: 0, select: sql`select p.id from proposal p where p.id = ${project}` });
  if (release !== null)
    ways.push({
      rank: 0,
      select: sql`select m.proposal_id as id from ledger_movement m
        where m.id = ${release} and m.kind = 'liberacion' and m.proposal_id is not null`,
    });
  if (words.length > 0) {
    const [whole = [], begun = []] = await withWords(db, WORDS, words);
    ways.push(these(whole, 1), these(begun, 2));
  }
  for (const who of owners.length > 0 ? ['client_id', 'professional_id'] : [])
    ways.push({
      rank: 0,
      most: 1000,
      select: sql`select p.id from proposal p where p.${sql.ref(who)} = any(${owners}::bigint[])`,
    });
  return await found(db, ways);
}
