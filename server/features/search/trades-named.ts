import { isFiller, tradeOf } from '#domain/search/trade-of.ts';
import { searchText } from '#lib/search-text.ts';
import type { Db } from '#server/db/pool.ts';
import { tradesOf } from './trades.ts';

/** Shorter words are the beginning of too many. */
const READ_FROM = 4;

/**
 * The ids of the categories that each of some normalized words names, whole or begun: by a word of their name, «plomería», or
 * by what its people are called, «plomero». What is only done in a trade («azotea») names none; such words are not in it.
 */
export async function tradesNamed(
  db: Db,
  words: readonly string[],
): Promise<Map<string, readonly number[]>> {
  const { index, ids } = await tradesOf(db);
  const named = new Map<string, readonly number[]>();
  for (const word of words) {
    if (word.length < READ_FROM || isFiller(word)) continue;
    const begins = (one: string) => one.startsWith(word) || one === word.replace(/e?s$/, '');
    const byName = [...ids.keys()].filter((name) => searchText(name).split(' ').some(begins));
    const byPeople = [...index.tradesmen]
      .filter(begins)
      .flatMap((one) => tradeOf(one, index)?.categorias ?? []);
    const found = [...new Set([...byName, ...byPeople])].flatMap((name) => ids.get(name) ?? []);
    if (found.length > 0) named.set(word, found);
  }
  return named;
}
