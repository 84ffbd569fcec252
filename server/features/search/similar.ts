import { sql } from 'kysely';
import { nearest } from '#lib/edit-distance.ts';
import type { Db } from '#server/db/pool.ts';

/** Those that sound most like a word; the few that people may have meant are among them. */
const RESEMBLING = 40;

/** The words by which somebody can be found that people may have meant: «gonsales» → «gonzalez». */
export async function wordsLike(db: Db, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string; phonetic: string; sought: string }>`
    select word, phonetic_key(word) as phonetic, sought
      from phonetic_key(${word}) sought, search_word where phonetic_key(word) % sought
      order by similarity(phonetic_key(word), sought) desc, word limit ${RESEMBLING}`.execute(db);
  const meant = nearest(
    rows[0]?.sought ?? '',
    rows.map(({ phonetic }) => phonetic),
  );
  return rows.filter(({ phonetic }) => meant.includes(phonetic)).map((row) => row.word);
}
