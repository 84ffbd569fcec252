import { asksForWork } from './asks-for-work.ts';
import { isDecided, isOutdone } from './decided.ts';
import { withoutDenied } from './denied.ts';
import { OWNERS } from './elsewhere.ts';
import { hintsOf } from './hints.ts';
import { likelihoods } from './likelihood.ts';
import { isRead, type Match, matchesIn } from './matches.ts';
import { placesOf } from './places-of.ts';
import { wordsOf } from './plain-words.ts';
import { type Meaning, NO_TRADE, type Term, type TermIndex } from './terms.ts';
import { isAction } from './word-forms.ts';
import { namedIn, type Work, worksIn } from './works.ts';

/** What a text asks for (4 §G). */
export interface Understood {
  /** The trades it may mean, the likeliest first, at most three, each with its option where one stands out. */
  readonly trades: readonly Meaning[];
  /** Whether the first of them can be taken without asking. */
  readonly sure: boolean;
  /** How many of its words are no word of any term and no filler: a name may be among them. */
  readonly unread: number;
  /** Whether it asks, before anything else, for what no trade of a home does. */
  readonly elsewhere: boolean;
  /** Whether it asks for works of several trades, each with a word of its own: `trades` has them in their order. */
  readonly several: boolean;
  /** Whether it names things of several options of one trade: none is taken, and nobody knows of which its number is. */
  readonly mixed: boolean;
}

const ONE_WORK = { several: false, mixed: false };

/** The trades that are offered where one has to ask. */
const OFFERED = 3;

/** What each unread word takes from the certainty; more where it says of what: «limpieza de cutis». */
const UNREAD = { head: 0.1, of: 0.4, part: 0, aside: 0 };

/** Reads a text as people type it: by words, slang, other forms, sounds and misspellings (4 §G). */
export function understand(typed: string, index: TermIndex): Understood {
  const text = withoutDenied(typed);
  const whole = readWhole(text, index);
  // «soy plomero y busco clientes»: nobody is asked for.
  if (asksForWork(text)) return { ...whole, trades: [], sure: false, ...ONE_WORK };
  const { works, alone } = worksIn(text, index);
  const [only] = works;
  if (!only || works.length === 1) {
    // «limpieza, acaban de pintar»: nobody asks for what is said beside it.
    const said = only && alone && only.text !== text ? readWhole(only.text, index) : whole;
    const isSame = whole.sure && whole.trades[0]?.categoria === said.trades[0]?.categoria;
    return withOneOption({ ...(said.sure && !isSame ? said : whole), ...ONE_WORK }, text, index);
  }
  const trades = tradesOf(works, index);
  return trades.length > 1
    ? {
        ...whole,
        trades: trades.slice(0, OFFERED),
        sure: false,
        elsewhere: false,
        several: true,
        mixed: false,
      }
    : withOneOption({ ...whole, ...ONE_WORK }, text, index);
}

/** «arreglar la puerta» is a work of its own, whichever trade does it. */
const DOES = /^\p{L}+[aei]r\s/iu;

/** Takes no option where it would be only one of what a text names, or is done at home and not to a car. */
function withOneOption(understood: Understood, text: string, index: TermIndex): Understood {
  const { sure, trades } = understood;
  const [first, ...others] = trades;
  if (!sure || !first) return understood;
  const all = namedIn(text, index);
  const named = (all.length === 1 ? [] : all).flatMap(({ text: one, bare }) => {
    const { sure: isSure, trades } = readWhole(one, index);
    const meant = trades.find(({ categoria }) => categoria === first.categoria);
    return meant && (meant.opt !== null || (bare && (isSure || DOES.test(one)))) ? [meant] : [];
  });
  const same = (key: 'aparato' | 'opt') => new Set(named.map((one) => one[key])).size < 2;
  const mixed = !same('opt') || !same('aparato');
  if (!mixed && !isOfCar(first, text, index)) return understood;
  const aparato = same('aparato') ? first.aparato : null;
  return { ...understood, trades: [{ ...first, aparato, opt: null }, ...others], mixed };
}

/** «copia de llave de carro»: whether a text speaks of a car, and no term of the option does. */
function isOfCar({ categoria, aparato, opt }: Meaning, text: string, index: TermIndex): boolean {
  const own = index.terms.filter(
    (term) => term.categoria === categoria && term.aparato === aparato && term.opt === opt,
  );
  const isCar = (word: string) => OWNERS.has(word);
  return wordsOf(text).some(isCar) && !own.some(({ words }) => words.some(isCar));
}

/** The trades of works that are surely understood, in their order. */
function tradesOf(works: readonly Work[], index: TermIndex): Meaning[] {
  const sure = works.flatMap((work) => {
    const { trades, sure } = readWhole(work.text, index);
    const [meaning] = trades;
    return sure && meaning ? [{ ...work, meaning }] : [];
  });
  if (isOneWork(sure, index)) return [];
  return [...Map.groupBy(sure, ({ meaning }) => meaning.categoria).values()].flatMap(
    ([first]) => first?.meaning ?? [],
  );
}

/** «resanar y pintar»: the words of a trade say that it does both. */
function isOneWork(works: readonly Work[], { terms, stemOf }: TermIndex): boolean {
  const heads = works.map(({ head }) => stemOf(head));
  return terms.some(({ words, categoria }) => {
    const stems = words.length > 1 ? words.map(stemOf) : [];
    return (
      new Set(heads).size > 1 &&
      categoria !== NO_TRADE &&
      heads.every((head) => stems.includes(head))
    );
  });
}

/** A text read as one thing that is asked for. */
function readWhole(text: string, index: TermIndex): Omit<Understood, 'mixed' | 'several'> {
  const { found, unread } = matchesIn(text, index);
  const scores = scoresOf(index.terms, found, unread.includes('head'));
  const [best = 0] = scores.map(({ score }) => score);
  const doubt = unread.reduce((total, role) => total + UNREAD[role], 0.35);
  // A word that is only spelt like another may be a word of its own: «contador» is no computer.
  const read = [...found.values()].flat().some(isRead);
  const ofTrades = scores.filter(({ meaning }) => meaning.categoria !== NO_TRADE);
  // «pintar rines»: what is done to something unknown says no trade.
  const acts = ofTrades[0]?.acts && unread.includes('head');
  const known = !isOfOthers(ofTrades[0]?.meaning.categoria, found, index);
  const mayBe = read && known && !acts && ofTrades[0] === scores[0];
  const isOfLife = index.life.some((term) => placesOf(term, found));
  const sure =
    mayBe &&
    (isOfLife ? isCertain(scores, doubt) : isBorneOut(scores, doubt, likelihoods(found, index)));
  if (!sure && isOfLife) return { trades: [], sure, unread: unread.length, elsewhere: true };
  const meant = ofTrades.filter(({ score }) => score >= best / 2).map(({ meaning }) => meaning);
  const trades = scores.length > 0 ? meant : hintsOf(index.terms, found);
  const elsewhere = scores[0]?.meaning.categoria === NO_TRADE;
  return { trades: trades.slice(0, OFFERED), sure, unread: unread.length, elsewhere };
}

/** What a trade needs of its terms, whatever else speaks for it. */
const ENOUGH = 0.45;
/** Below this the words one by one speak for another category, and from that on for it. */
const UNLIKELY = 0.03;
/** What the words one by one need to speak for another. */
const RIVALS = 0.5;
/** What the best score needs of all there is, and what it needs where the words one by one speak against it. */
const STANDS_OUT = 0.55;
const CERTAIN = 0.8;
const LIKELY = 0.8;

/** Whether the best of the scores can be taken, as far as its terms, and their words one by one, say so. */
function isBorneOut(
  scores: readonly Score[],
  doubt: number,
  likelihood: ReadonlyMap<string, number>,
): boolean {
  const [best] = scores;
  if (!best || best.undoubted === 0 || scores.some(({ meaning }) => meaning.categoria === NO_TRADE))
    return isCertain(scores, doubt);
  const likely = likelihood.get(best.meaning.categoria) ?? 0;
  if (likely >= LIKELY && best.score >= ENOUGH) return true;
  const isDoubted = likely < UNLIKELY && Math.max(...likelihood.values()) >= RIVALS;
  return isCertain(scores, doubt, isDoubted ? CERTAIN : STANDS_OUT);
}

/** Whether the best of the scores stands out, and would without the terms that are only asked about. */
function isCertain(scores: readonly Score[], doubt: number, least = STANDS_OUT): boolean {
  const [best, next] = scores;
  const score = Math.min(best?.score ?? 0, best?.undoubted ?? 0);
  const rival = ((next?.score ?? 0) + (next?.undoubted ?? 0)) / 2;
  return score >= ENOUGH && score / (score + rival + doubt) >= least;
}

const isBeside = ({ role }: Match): boolean => role === 'aside' || role === 'part';

/** «el foco del carro»: whether it is a part of what is mended elsewhere. */
const ownsWork = ({ words, categoria }: Term, places: readonly Match[]): boolean =>
  categoria === NO_TRADE && words.every((word) => OWNERS.has(word)) && places.some(isOwner);
const isOwner = ({ whose }: Match): boolean => whose;

/** «el clima del carro»: whether it is a part of what the trade knows nothing of. */
function isOfOthers(
  categoria: string | undefined,
  found: ReadonlyMap<string, readonly Match[]>,
  { terms }: TermIndex,
): boolean {
  const owners = [...found].filter(([word, some]) => OWNERS.has(word) && some.some(isOwner));
  const names = (word: string) =>
    terms.some((term) => term.categoria === categoria && term.words.includes(word));
  return owners.length > 0 && !owners.some(([word]) => names(word));
}

/** Whether words speak of a thing's parts without their number, which would say of what kind it is: «2 recámaras». */
const saysParts = (places: readonly Match[]): boolean =>
  places.some(({ role, at }) => role === 'part' && places.every((one) => one.at !== at - 1));

/** What a term counts that only says where or how many parts, where another says what is to be done. */
const ASIDE = 0.35;
/** What a thing counts over which what is wrong in it decides, however many words name the thing. */
const DECIDED = 0.1;
/** What each word between those of a term takes from it. */
const APART = 0.15;

interface Score {
  readonly meaning: Meaning;
  readonly score: number;
  /** Whether its words only say what is to be done, and not to what. */
  readonly acts: boolean;
  /** What is left of the score without doubtful terms. */
  readonly undoubted: number;
}

/** The categories whose terms were found, the best first; each word of the text counts once for each. */
function scoresOf(
  terms: readonly Term[],
  found: ReadonlyMap<string, readonly Match[]>,
  hasUnreadHead: boolean,
): Score[] {
  const met = terms.flatMap((term) => {
    const places = placesOf(term, found);
    if (!places) return [];
    const ofParts = saysParts(places);
    const beside = ofParts || (places.every(isBeside) && !ownsWork(term, places));
    return [{ term, places, ofParts, beside }];
  });
  const heads = met.filter(({ beside }) => !beside).map(({ term }) => term);
  const said = new Set(heads.map(({ categoria }) => categoria));
  const saysMore = hasUnreadHead || said.size > 0;
  const trades = new Map<string, Map<Meaning | null, Map<number, number>>>();
  const undoubted = new Map<string, Map<number, number>>();
  for (const { term, places, ofParts, beside } of met) {
    const isKnown = said.has(term.categoria) && !ofParts;
    const options = trades.get(term.categoria) ?? new Map<Meaning | null, Map<number, number>>();
    trades.set(term.categoria, options);
    const ats = places.map(({ at }) => at);
    const between = Math.max(...ats) - Math.min(...ats) + 1 - places.length;
    const weight =
      term.weight *
      Math.min(...places.map(({ how }) => how)) *
      (1 - APART * between) *
      (beside && saysMore && !isKnown ? ASIDE : 1) *
      (isDecided(term, heads) ? DECIDED : 1);
    note(options, null, ats, weight);
    const option = optionOf(term, options);
    if (option) note(options, option, ats, weight * (isOutdone(term, beside, heads) ? ASIDE : 1));
    if (!term.doubtful) note(undoubted, term.categoria, ats, weight);
  }
  return [...trades]
    .map(([categoria, options]) => ({
      meaning: bestOption(options) ?? {
        categoria,
        aparato: applianceOf(terms, found, categoria),
        opt: null,
      },
      acts: met.every(({ term }) => term.categoria !== categoria || term.words.every(isAction)),
      score: sum(options.get(null)),
      undoubted: sum(undoubted.get(categoria)),
    }))
    .toSorted((a, b) => b.score - a.score);
}

/** Counts words for a key, each as the weightiest term does. */
function note<Key>(
  of: Map<Key, Map<number, number>>,
  key: Key,
  ats: readonly number[],
  weight: number,
): void {
  const scores = of.get(key) ?? new Map<number, number>();
  of.set(key, scores);
  for (const at of ats) scores.set(at, Math.max(scores.get(at) ?? 0, weight));
}

/** The key of the term's option among those seen before; null for a term of the category itself. */
function optionOf(
  { categoria, aparato, opt }: Term,
  options: ReadonlyMap<Meaning | null, unknown>,
): Meaning | null {
  if (opt === null) return null;
  const known = [...options.keys()].find((one) => one?.opt === opt && one.aparato === aparato);
  return known ?? { categoria, aparato, opt };
}

/** So many words say another work besides, and so surely. */
const PHRASE = 2;
const SECOND_WORK = 2;

/** The option that stands out; undefined where none or several do. */
function bestOption(
  options: ReadonlyMap<Meaning | null, ReadonlyMap<number, number>>,
): Meaning | undefined {
  const [first, second] = [...options]
    .flatMap(([meaning, scores]) => (meaning ? [{ meaning, scores, score: sum(scores) }] : []))
    .toSorted((a, b) => b.score - a.score);
  // «cambiar 3 chapas y hacer 5 copias»: two works, each said in words of its own.
  const isOther =
    second &&
    second.scores.size >= PHRASE &&
    second.score >= SECOND_WORK &&
    [...second.scores.keys()].every((at) => !first?.scores.has(at));
  return first && !isOther && first.score > (second?.score ?? 0) ? first.meaning : undefined;
}

/** The one appliance of a trade that the text names; null where it names none, or several. */
function applianceOf(
  terms: readonly Term[],
  found: ReadonlyMap<string, readonly Match[]>,
  categoria: string,
): string | null {
  const names = new Set(
    terms.flatMap((one) => (one.categoria === categoria && one.aparato ? [one.aparato] : [])),
  );
  const isNamed = (name: string) => wordsOf(name).every((word) => found.get(word)?.some(isRead));
  const [only = null, ...others] = [...names].filter(isNamed);
  return others.length === 0 ? only : null;
}

const sum = (scores: ReadonlyMap<number, number> = new Map()): number =>
  [...scores.values()].reduce((total, score) => total + score, 0);
