import { indexTrades, isFiller, tradeOf } from '#domain/search/trade-words.ts';

/** One word of a search; `categorias` holds the ids of the trades it may stand for. */
export interface Word {
  readonly text: string;
  readonly categorias: readonly number[];
  /** False: it only looks like the word of a trade, and may as well be a name. */
  readonly sure: boolean;
}

/** One way to read a text. A professional fits when every part of it does. */
export interface Reading {
  /** In each, at least one of the categories. */
  readonly trades: readonly (readonly number[])[];
  /** Beginnings of words. */
  readonly words: readonly string[];
  /** Words that may be misspelt. */
  readonly similar: readonly string[];
}

interface Category {
  readonly id: number;
  readonly categoria: string;
}

const MAX_WORDS = 8;
/** Shorter words resemble too many others. */
const SIMILAR_FROM = 5;

/** The words of a normalized text that say something, each with the trades it may stand for. */
export function readWords(text: string, categories: readonly Category[]): Word[] {
  const index = indexTrades(categories.map(({ categoria }) => categoria));
  const ids = new Map(categories.map(({ id, categoria }) => [categoria, id]));
  const words = text.split(' ').filter((word) => word && !isFiller(word));
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) => {
    const trade = tradeOf(word, index);
    const named = (trade?.categorias ?? []).flatMap((name) => ids.get(name) ?? []);
    // Its present name and a former one are one trade.
    const categorias = [...new Set(named)];
    return { text: word, categorias, sure: trade?.sure ?? false };
  });
}

/**
 * The ways to read a search, the most exact first; the first that finds somebody counts. «plomero
 * juan» is a trade and a name; «fuga de agua» only a trade; «Herrero» may be a name after all.
 */
export function readingsOf(words: readonly Word[]): Reading[] {
  const trades = words.filter(({ categorias }) => categorias.length > 0);
  const sure = trades.filter((word) => word.sure);
  const guessed = trades.filter((word) => !word.sure);
  const plain = words.filter(({ categorias }) => categorias.length === 0);
  const texts = (some: readonly Word[]) => some.map(({ text }) => text);
  const sets = (some: readonly Word[]) => some.map(({ categorias }) => categorias);
  const readings: Reading[] = [
    { trades: sets(sure), words: texts([...guessed, ...plain]), similar: [] },
  ];
  if (guessed.length > 0) readings.push({ trades: sets(trades), words: texts(plain), similar: [] });
  if (sure.length > 0) readings.push({ trades: [], words: texts(words), similar: [] });
  const long = texts(plain.filter(({ text }) => text.length >= SIMILAR_FROM));
  const short = texts(plain.filter(({ text }) => text.length < SIMILAR_FROM));
  if (long.length > 0) readings.push({ trades: sets(trades), words: short, similar: long });
  if (trades.length > 0 && words.length > 1)
    readings.push({
      trades: [categoriesOf(sure.length > 0 ? sure : trades)],
      words: [],
      similar: [],
    });
  return readings;
}

/** All the trades that a search speaks of. */
export const categoriesOf = (words: readonly Word[]): number[] => [
  ...new Set(words.flatMap(({ categorias }) => categorias)),
];
