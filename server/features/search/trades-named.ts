import { tradeOf } from '#domain/search/trade-of.ts';
import type { Db } from '#server/db/pool.ts';
import { tradesOf } from './trades.ts';

/** The ids of the categories that each of some normalized words names; words that name none are not in it. */
export async function tradesNamed(
  db: Db,
  words: readonly string[],
): Promise<Map<string, readonly number[]>> {
  const { index, ids } = await tradesOf(db);
  const named = new Map<string, readonly number[]>();
  for (const word of words) {
    const categorias = (tradeOf(word, index)?.categorias ?? []).flatMap(
      (name) => ids.get(name) ?? [],
    );
    if (categorias.length > 0) named.set(word, categorias);
  }
  return named;
}
