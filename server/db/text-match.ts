import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchText, signsAlone, TRIGRAM } from '#lib/search-text.ts';

/**
 * The condition that a text contains the searched words, ignoring accents, case and punctuation, or, where signs
 * alone are searched, exactly these; null when there is nothing to search for. One or two letters match the
 * beginning of words, which the index supports too. A long table has a trigram index of `search_text(text)` and one
 * of `search_signs(text)`.
 */
export function containsText(
  text: RawBuilder<unknown>,
  search: string,
): RawBuilder<SqlBool> | null {
  const wanted = searchText(search);
  if (wanted === '') return containsSigns(text, search);
  const words = sql`search_text(${text})`;
  if (wanted.length >= TRIGRAM) return sql<SqlBool>`${words} like ${`%${wanted}%`}`;
  return sql<SqlBool>`(${words} like ${`${wanted}%`} or ${words} like ${`% ${wanted}%`})`;
}

/**
 * The same for a text of names: each searched word must be in it, in any order; an e-mail is one word. The index needs
 * one word of three letters; beside it shorter ones may be anywhere.
 */
export function containsWords(
  text: RawBuilder<unknown>,
  search: string,
): RawBuilder<SqlBool> | null {
  const words = [...new Set(search.split(/\s/).map(searchText))].filter((word) => word !== '');
  if (words.length < 2) return containsText(text, words[0] ?? search);
  const indexed = words.some((word) => word.length >= TRIGRAM);
  const each = words.map((word) =>
    indexed ? sql<SqlBool>`search_text(${text}) like ${`%${word}%`}` : containsText(text, word),
  );
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}

function containsSigns(text: RawBuilder<unknown>, search: string): RawBuilder<SqlBool> | null {
  const signs = signsAlone(search);
  if (signs.length === 0) return null;
  // The cheap look first: beside another condition PostgreSQL keeps the order, and most rows end there.
  return sql<SqlBool>`(strpos(${text}, ${search.trim()}) > 0 and search_signs(${text}) @> ${signs}::text[])`;
}
