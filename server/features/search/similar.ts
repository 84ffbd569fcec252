import { sql } from 'kysely';
import { nearest } from '#lib/edit-distance.ts';
import type { Db } from '#server/db/pool.ts';

/** The number of most similar words that are compared. */
const CANDIDATES = 40;

/** The known words that a misspelt word may mean: «gonsales» → «gonzalez». */
export async function wordsLike(db: Db, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string; phonetic: string; sought: string }>`
    select word, phonetic_key(word) as phonetic, sought
      from phonetic_key(${word}) sought, search_word where phonetic_key(word) % sought
      order by similarity(phonetic_key(word), sought) desc, word limit ${CANDIDATES}`.execute(db);
  const meant = nearest(
    rows[0]?.sought ?? '',
    rows.map(({ phonetic }) => phonetic),
  );
  return rows.filter(({ phonetic }) => meant.includes(phonetic)).map((row) => row.word);
}
