import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchText } from '#lib/search-text.ts';

/** Shorter texts have no trigram, which is what the indexes hold. */
const TRIGRAM = 3;

/**
 * The condition that a text contains the searched words, ignoring accents, case and punctuation; null when
 * nothing is left to search for. One or two letters match the beginning of words, which the index supports
 * too. `text` is the expression of a trigram index.
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
