import { sql } from 'kysely';
import { nearest } from '#domain/edit-distance.ts';
import type { Db } from '#server/db/pool.ts';

/** Those that sound most like a word; the few that people may have meant are among them. */
const RESEMBLING = 40;

/** The words by which somebody can be found that people may have meant: «gonsales» → «gonzalez». */
export async function wordsLike(db: Db, word: string): Promise<string[]> {
  const { rows } = await sql<{ palabra: string; sonido: string; sought: string }>`
    select palabra, spoken(palabra) as sonido, sought
      from spoken(${word}) sought, palabra where spoken(palabra) % sought
      order by similarity(spoken(palabra), sought) desc, palabra limit ${RESEMBLING}`.execute(db);
  const meant = nearest(
    rows[0]?.sought ?? '',
    rows.map(({ sonido }) => sonido),
  );
  return rows.filter(({ sonido }) => meant.includes(sonido)).map(({ palabra }) => palabra);
}
