import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import { SHOWN } from './found.ts';

/** What is searched by words: its table as `t`, and the words of a row as its index has them. */
export interface Worded {
  readonly index: 'account_words' | 'proposal_words';
  readonly from: RawBuilder<unknown>;
  readonly words: RawBuilder<unknown>;
  readonly where: RawBuilder<SqlBool>;
}

/** So many of each are gathered, of which the newest are shown. */
const GATHERED = 50;
/** A beginning that so many rows have is looked for by the words that most of them have: the others would take too long. */
const COMMON = 0.02;

/** The rows that have all words whole; beneath them, where these are few, those that have words that begin so. */
export async function withWords(
  db: Db,
  worded: Worded,
  words: readonly string[],
): Promise<number[][]> {
  const whole = await matching(db, worded, words.map(quoted));
  if (whole.length > SHOWN) return [whole];
  return [whole, await matching(db, worded, await begunBy(db, worded, words))];
}

/** Each word as a beginning, in the language of `tsquery`. */
export const begunBy = (db: Db, worded: Worded, words: readonly string[]): Promise<string[]> =>
  Promise.all(words.map((word) => beginning(db, worded, word)));

/** Words have only letters and digits. */
const quoted = (word: string): string => `'${word}'`;

async function beginning(db: Db, { index }: Worded, word: string): Promise<string> {
  const { rows } = await sql<{ word: string; share: number }>`
    select word, share from common_words(${index}, ${word})`.execute(db);
  const share = rows.reduce((sum, row) => sum + row.share, 0);
  if (share < COMMON) return `${quoted(word)}:*`;
  return `(${rows.map((row) => quoted(row.word)).join(' | ')})`;
}

/**
 * The ids of some rows that match all of these. Of one word the planner knows how many rows have it: where that are many
 * it reads rows until there are enough. Of several together it would hope for that in vain where hardly any row has them
 * all, and read the whole table: these are asked of the index alone.
 */
async function matching(
  db: Db,
  { from, words, where }: Worded,
  all: readonly string[],
): Promise<number[]> {
  const query = sql`${words} @@ ${all.join(' & ')}::tsquery and ${where}`;
  const { rows } = await (all.length === 1
    ? sql<{
        id: number;
      }>`/* plan anew */ select t.id from ${from} t where ${query} limit ${sql.lit(GATHERED)}`
    : sql<{
        id: number;
      }>`/* plan anew */ with hit as materialized (select t.id from ${from} t where ${query})
          select id from hit limit ${sql.lit(GATHERED)}`
  ).execute(db);
  return rows.map(({ id }) => Number(id));
}
