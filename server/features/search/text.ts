import { isAlsoName, isFiller, tradeOf } from '#domain/search/trade-of.ts';
import { FUNCTION_WORDS } from '#domain/search/plain-words.ts';
import { understand } from '#domain/search/understand.ts';
import type { Trades } from './trades.ts';

/** One word of a search; `categorias` holds the ids of the trades it may stand for. */
export interface Word {
  readonly text: string;
  readonly categorias: readonly number[];
  /** False when it only resembles a word of a trade and may be a name. */
  readonly sure: boolean;
}

/** One reading of a search text. A professional must match every part of it. */
export interface Reading {
  /** Groups of categories; one of each group must match. */
  readonly trades: readonly (readonly number[])[];
  /** Words to match by their beginning. */
  readonly words: readonly string[];
  /** Words to match by similarity. */
  readonly similar: readonly string[];
}

const MAX_WORDS = 8;
/** Shorter words resemble too many others to be corrected. */
const SIMILAR_FROM = 5;

/** The meaningful words of a normalized text, each with the trades it may mean. */
export function readWords(text: string, { index, ids }: Trades): Word[] {
  const words = text.split(' ').filter((word) => word && !isFiller(word));
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) => {
    const trade = tradeOf(word, index);
    const categorias = (trade?.categorias ?? []).flatMap((name) => ids.get(name) ?? []);
    return { text: word, categorias, sure: trade?.sure ?? false };
  });
}

/** The category that a whole text surely means. */
export interface Meant {
  readonly categoria: number;
  /** No word of it may be a name: «se me tapó el baño», but not «plomero Ramón» or «plomera Rosa». */
  readonly nameless: boolean;
}

/** What a text of several words surely means; null where one would have to ask. */
export function meantBy(text: string, { index, ids }: Trades): Meant | null {
  const words = text.split(' ').filter((word) => !FUNCTION_WORDS.has(word));
  if (words.length === 1) return null;
  const { trades, sure, unread } = understand(text, index);
  const categoria = sure && trades[0] ? ids.get(trades[0].categoria) : undefined;
  if (categoria === undefined) return null;
  return { categoria, nameless: unread === 0 && !words.some(isAlsoName) };
}

/** The signs of a search that has no words, as the index writes them (0028_signs.sql). */
export const readSigns = (signs: readonly string[]): Word[] =>
  signs.slice(0, MAX_WORDS).map((sign) => ({ text: `#!${sign}`, categorias: [], sure: false }));

/**
 * The readings of a search, the most exact first; the first that finds somebody is used. «plomero juan» is
 * a trade and a name; «fuga de agua» only a trade; «Herrero» may be a name. `meant` is what the whole text surely
 * means: «no sale agua caliente» names no trade by any of its words.
 */
export function readingsOf(words: readonly Word[], meant: Meant | null): Reading[] {
  const trades = words.filter(({ categorias }) => categorias.length > 0);
  const sure = trades.filter((word) => word.sure);
  const guessed = trades.filter((word) => !word.sure);
  const plain = words.filter(({ categorias }) => categorias.length === 0);
  const texts = (some: readonly Word[]) => some.map(({ text }) => text);
  const sets = (some: readonly Word[]) => some.map(({ categorias }) => categorias);
  const onlyTrade = (categorias: readonly number[]): Reading => ({
    trades: [categorias],
    words: [],
    similar: [],
  });
  const whole = meant === null ? [] : [onlyTrade([meant.categoria])];
  const readings: Reading[] = [
    { trades: sets(sure), words: texts([...guessed, ...plain]), similar: [] },
  ];
  if (guessed.length > 0) readings.push({ trades: sets(trades), words: texts(plain), similar: [] });
  if (sure.length > 0) readings.push({ trades: [], words: texts(words), similar: [] });
  // A word of it narrows the search only where it may be a name; who has it comes first then.
  if (meant?.nameless) return [...whole, ...readings];
  if (sure.length === 0) readings.push(...whole);
  const long = texts(plain.filter(({ text }) => text.length >= SIMILAR_FROM));
  const short = texts(plain.filter(({ text }) => text.length < SIMILAR_FROM));
  if (long.length > 0) readings.push({ trades: sets(trades), words: short, similar: long });
  if (sure.length > 0) readings.push(...whole);
  if (trades.length > 0 && words.length > 1)
    readings.push(onlyTrade(categoriesOf(sure.length > 0 ? sure : trades)));
  return readings;
}

/** All trades that the words may mean. */
export const categoriesOf = (words: readonly Word[]): number[] => [
  ...new Set(words.flatMap(({ categorias }) => categorias)),
];
