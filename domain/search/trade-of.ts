import { FUNCTION_WORDS } from './plain-words.ts';
import { soundingLike, soundOf, type TermIndex } from './terms.ts';

/** Words of a search that say nothing about the trade, besides the function words. */
const FILLERS = new Set(
  `cerca necesito busco quiero ocupo urge urgente servicio servicios profesional profesionales maestro
  maestros tecnico tecnicos buen bueno buenos barato economico domicilio casa hogar trabajo
  trabajos casas reparar reparacion arreglar arreglo instalar instalacion cambiar cambio poner quitar
  revisar componer no arregle arreglen repare instale cambie haga hagan alguien ayuda`.split(/\s+/),
);

/** Words of a trade that are also common names: who is called so comes first. */
const NAMES = new Set(
  'cano castillo flores herrera limon luz madero naranjo palma paloma pino pinos ramos rosa rosales tejada'.split(
    ' ',
  ),
);

/** How one word of a search names a trade: surely, or only as the beginning or a misspelling of its words. */
export interface Trade {
  readonly categorias: readonly string[];
  readonly sure: boolean;
}

/** Whether a normalized word of a trade is also a common name. */
export const isAlsoName = (word: string): boolean => NAMES.has(word);

/** Whether a normalized word of a search says nothing about the trade (decisions §3). */
export const isFiller = (word: string): boolean => FUNCTION_WORDS.has(word) || FILLERS.has(word);

/** Shorter words may be the beginning of a name: they are neither a form of a word nor the beginning of one. */
const READ_FROM = 4;

/**
 * The categories that one word of a search means (decisions §3): «plomero», «plomro» and «fugas» are all
 * Plomería. null when the word belongs to no trade.
 */
export function tradeOf(word: string, index: TermIndex): Trade | null {
  const tradesOf = (words: readonly string[] = []) => [
    ...new Set(words.flatMap((one) => [...(index.trades.get(one) ?? [])])),
  ];
  const long = word.length >= READ_FROM;
  const stem = index.stemOf(word);
  // «electr» is the beginning of several words, although one of them has it as its stem.
  const known = tradesOf(long && stem !== word ? index.byStem.get(stem) : [word]);
  if (known.length > 0) return { categorias: known, sure: !isAlsoName(word) };
  if (!long) return null;
  const begun = [...index.trades.keys()].filter((one) => one.startsWith(word));
  const guessed = [begun, index.bySound.get(soundOf(word)), soundingLike(word, index)]
    .map(tradesOf)
    .find((some) => some.length > 0);
  return guessed ? { categorias: guessed, sure: false } : null;
}
