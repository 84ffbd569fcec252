import { nearest } from '#lib/edit-distance.ts';
import { ELSEWHERE, LIFE } from './elsewhere.ts';
import { countWords, type WordCounts } from './word-counts.ts';
import { wordsOf } from './plain-words.ts';
import { SYNONYMS } from './synonyms.ts';
import { type Stemmer, stemming } from './word-forms.ts';

/**
 * How people ask for a category and its options; terms are separated by commas (4 §G). One with «?» behind it is only
 * asked about: «vidrio roto?». One with «!» is a trouble that decides over the thing it is found in: «termitas!» in a
 * wardrobe.
 */
export interface CategoryTerms {
  readonly categoria: string;
  readonly palabras: string;
  /** Words of its present and former names, each of which names it in a search. */
  readonly nombres?: readonly string[];
  readonly opciones: readonly {
    readonly opt: string;
    readonly aparato: string | null;
    readonly palabras: string;
  }[];
}

/** An option of a category, or with nulls the category itself. */
export interface Meaning {
  readonly categoria: string;
  readonly aparato: string | null;
  readonly opt: string | null;
}

/** Words that stand near each other in a text, in any order, and what they mean then. */
export interface Term extends Meaning {
  readonly words: readonly string[];
  /** How much each of its words counts: less where other categories have the word too. */
  readonly weight: number;
  /** Whether it alone makes nobody sure of its category. */
  readonly doubtful: boolean;
  /** Whether it decides over the things that are named beside it. */
  readonly decides: boolean;
}

/** The terms of all categories, prepared for `understand`. */
export interface TermIndex {
  readonly terms: readonly Term[];
  /** What befalls people and animals, which says something only where no trade is sure (elsewhere.ts). */
  readonly life: readonly Term[];
  /** The categories of the terms of one word. */
  readonly trades: ReadonlyMap<string, ReadonlySet<string>>;
  readonly vocabulary: ReadonlySet<string>;
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  /** What people of the trades are called. */
  readonly tradesmen: ReadonlySet<string>;
  /** Long names of trades, «electricista», by their sound. */
  readonly agents: ReadonlyMap<string, readonly string[]>;
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  /** Words of another stem that mean the same as those of a stem. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  readonly counts: WordCounts;
  readonly stemOf: Stemmer;
}

/** How a word sounds in Mexico: b and v, s, c and z, ll and y, g and j alike, no mute h, no «e» that is heard before «split». */
export const soundOf = (word: string): string =>
  word
    .replaceAll(/(?<!c)h/g, '')
    .replace(/^es(?=[cklmnpqt])/, 's')
    .replaceAll(/qu(?=[ei])/g, 'k')
    .replaceAll(/c(?=[ei])|z/g, 's')
    .replaceAll(/c(?!h)/g, 'k')
    .replaceAll('ll', 'y')
    .replaceAll('v', 'b')
    .replaceAll('j', 'g')
    .replaceAll('x', 's')
    .replaceAll('w', 'u')
    .replaceAll(/y(?![aeiou])/g, 'i')
    .replaceAll(/(.)\1+/g, '$1');

/** The words of the index that sound nearly like a misspelt one, from the first letter on; none for short ones. */
export function soundingLike(word: string, { bySound }: TermIndex): string[] {
  const sound = soundOf(word);
  const alike = [...bySound.keys()].filter((one) => one[0] === sound[0]);
  return nearest(sound, alike).flatMap((one) => bySound.get(one) ?? []);
}

/** A long name of a trade resembles no other word so much: «eletricista», «carpitero». */
const LONG_AGENT = 8;

/** The trade's own names of which a word is surely a misspelling, by one letter. */
export function agentsLike(word: string, { agents }: TermIndex): string[] {
  if (word.length < LONG_AGENT) return [];
  const sound = soundOf(word);
  const alike = [...agents.keys()].filter((one) => one[0] === sound[0]);
  return nearest(sound, alike, 1).flatMap((one) => agents.get(one) ?? []);
}

/** Several words say more than one. */
const WEIGHTS = [1, 1.3, 1.5];

/** «carpintero» says the trade: what else is said is what there is to do. */
const AGENT = 2;
const isAgentOf = (word: string, categoria: string): boolean =>
  /(?:ero|dor|tor|ista|il)$/.test(word) &&
  wordsOf(categoria).some((name) => name.slice(0, 4) === word.slice(0, 4));

/** Whether a word calls somebody of a trade: «plomero», «fontanero», but no «perchero». */
export const isTradesman = (word: string, { tradesmen }: TermIndex): boolean => tradesmen.has(word);
const OTHER_NAMES = [
  'aluminiero',
  'fletero',
  'fontanero',
  'gasero',
  'soldador',
  'tapicero',
  'vidriero',
  'yesero',
  'senora',
  'muchacha',
];

/** The category of terms that belong to none (elsewhere.ts). */
export const NO_TRADE = '';

/** Prepares the terms of all categories. */
export function indexTerms(categories: readonly CategoryTerms[], stemmer: Stemmer): TermIndex {
  const stemOfAny = stemming(stemmer);
  // Most words are of several terms.
  const known = new Map<string, string>();
  const stemOf = (word: string): string => {
    const stem = known.get(word) ?? stemOfAny(word);
    known.set(word, stem);
    return stem;
  };
  const stemsOf = (words: readonly string[]) => words.map(stemOf).toSorted().join(' ');
  const plain = categories.flatMap(({ categoria, palabras, opciones }) => [
    ...termsIn(palabras, { categoria, aparato: null, opt: null }),
    ...opciones.flatMap(({ opt, aparato, palabras: own }) =>
      termsIn(own, { categoria, aparato, opt }),
    ),
  ]);
  const ofWord = new Map<string, Map<string, number>>();
  const trades = new Map<string, Set<string>>();
  const ofTerm = new Map<string, Set<string>>();
  for (const { words, categoria } of plain) {
    for (const word of words) {
      const counts = ofWord.get(word) ?? new Map<string, number>();
      ofWord.set(word, counts.set(categoria, (counts.get(categoria) ?? 0) + 1));
    }
    const [only = '', ...others] = words;
    if (others.length === 0) add(trades, only, categoria);
    add(ofTerm, stemsOf(words), categoria);
  }
  for (const { categoria, nombres = [] } of categories)
    for (const word of nombres) add(trades, word, categoria);
  const weightOf = ({ words, categoria }: Omit<Term, 'weight'>): number => {
    const most = WEIGHTS[Math.min(words.length, WEIGHTS.length) - 1] ?? 1;
    const shared = ofTerm.get(stemsOf(words))?.size ?? 1;
    const [first = '', ...others] = words;
    if (others.length > 0) return most / shared;
    const spread = sharedBy(ofWord.get(first)) ** -0.4;
    return ((isAgentOf(first, categoria) ? AGENT : 1) * most * spread) / shared;
  };
  const none = { categoria: NO_TRADE, aparato: null, opt: null };
  const elsewhere = termsIn(ELSEWHERE, none);
  const life = termsIn(LIFE, none).map((term) => ({ ...term, weight: weightOf(term) }));
  const terms = [...plain, ...elsewhere].map((term) => ({ ...term, weight: weightOf(term) }));
  const ofTrades = new Set([...plain.flatMap(({ words }) => words), ...trades.keys()]);
  const vocabulary = new Set([
    ...ofTrades,
    ...[...elsewhere, ...life].flatMap(({ words }) => words),
  ]);
  const byStem = Map.groupBy(vocabulary, stemOf);
  const synonyms = new Map(
    SYNONYMS.map((group) => [...new Set(group.map(stemOf))]).flatMap((stems) =>
      stems.map((stem) => {
        const others = stems.filter((one) => one !== stem);
        return [stem, others.flatMap((one) => byStem.get(one) ?? [])] as const;
      }),
    ),
  );
  const tradesmen = plain
    .filter(({ words: [word = '', other], categoria }) => !other && isAgentOf(word, categoria))
    .flatMap(({ words }) => words);
  const agents = tradesmen.filter((word) => word.length >= LONG_AGENT);
  return {
    terms,
    life,
    trades,
    vocabulary,
    byStem,
    tradesmen: new Set([...tradesmen, ...OTHER_NAMES]),
    agents: Map.groupBy(new Set(agents), soundOf),
    bySound: Map.groupBy(ofTrades, soundOf),
    synonyms,
    counts: countWords(plain, stemOf),
    stemOf: stemOfAny,
  };
}

/** Among how many categories the terms of a word are as good as evenly spread: 1.2 where nearly all are of one. */
function sharedBy(counts: ReadonlyMap<string, number> = new Map()): number {
  const all = [...counts.values()];
  const total = all.reduce((sum, count) => sum + count, 0);
  return Math.exp(-all.reduce((sum, count) => sum + (count / total) * Math.log(count / total), 0));
}

const termsIn = (text: string, meaning: Meaning) =>
  text
    .split(',')
    .map((term) => ({
      ...meaning,
      words: [...new Set(wordsOf(term))],
      doubtful: term.trimEnd().endsWith('?'),
      decides: term.trimEnd().endsWith('!'),
    }))
    .filter(({ words }) => words.length > 0);

const add = (sets: Map<string, Set<string>>, key: string, value: string): void =>
  void sets.set(key, (sets.get(key) ?? new Set()).add(value));
