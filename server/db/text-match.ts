import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchText } from '#lib/search-text.ts';

/** Fewer letters have no trigram, which is what the indexes hold. */
const TRIGRAM = 3;

/**
 * Whether a text holds what somebody searches for, without accents, case and signs; null when nothing is
 * left to look for. One or two letters are looked for at the beginning of words, which an index finds too.
 * `text` is the expression of a trigram index.
 */
export function containsText(
  text: RawBuilder<unknown>,
  search: string,
): RawBuilder<SqlBool> | null {
  const wanted = searchText(search);
  if (wanted === '') return null;
  if (wanted.length >= TRIGRAM) return sql<SqlBool>`${text} like ${`%${wanted}%`}`;
  return sql<SqlBool>`(${text} like ${`${wanted}%`} or ${text} like ${`% ${wanted}%`})`;
}
