import { searchText } from '#lib/search-text.ts';
import { isKnownNeighbourhood } from './known-neighbourhoods.ts';
import { isNumber } from './numbers.ts';

/** What a street is called before its name. */
const KINDS = new Set(
  `and andador av ave avenida boulevard boulevar bulevar blvd blv calle callejon calz calzada carr carretera cda
  cerrada circuito eje paseo periferico priv privada prol prolongacion retorno viaducto`.split(
    /\s+/,
  ),
);
/** What says, behind a street, where in it. */
const UNITS = new Set(
  `casa depa departamento depto dpto edif edificio ext exterior int interior local lote manzana mz no num numero piso
  torre`.split(/\s+/),
);
/** A number behind these is none of a house in a street. */
const NUMBERED = new Set([
  ...UNITS,
  ...'a al col colonia cp el fracc km la las linea los tel unidad'.split(' '),
]);
/** A street is over where one of these begins something else. */
const ENDS = new Set(
  `a al barrio col colonia con cp en entre esq esquina fracc fraccionamiento hay me mi necesito ocupo para pero por
  que quiero se tengo tiene urge y`.split(/\s+/),
);
/** What goes on with an address, or begins a sentence, behind the number of a house. */
const BEHIND_HOUSE = new Set([...ENDS, ...UNITS, 'bis', 'no', 'ya']);
const LINKS = new Set(['de', 'del', 'el', 'la', 'las', 'los']);
const MONTH =
  /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)$/;
/** «en la», «sobre» */
const BEFORE = /(^|[^\p{L}])(?:en|sobre|por|de)\s+(?:la\s+|el\s+)?$/iu;

const MOST_WORDS = 6;
const LONGEST_NAME = 3;
/** «Juárez 45 centro Puebla»: every city's middle, and no place to buy. */
export const CENTRO = /^centro\b(?! (?:comercial|comunitario|de|historico))/iu;
/** Between two streets. */
const JOINS = new Set(['con', 'e', 'y']);
/** Only who moves says between which cities. */
const MOVES = /^(?:flete|mudanza|mudar\p{L}*|traslad\p{L}*|viaje)$/u;

interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
  /** Whether a sign stands before it that begins something else. */
  readonly apart: boolean;
}

/** What a street's reader knows of words. */
export interface StreetWords {
  /** Whether a normalized word is one that people ask for a trade with. */
  readonly isWord: (word: string) => boolean;
  /** Whether a normalized name is that of a city or a state. */
  readonly isPlace?: (name: string) => boolean;
}

/**
 * A text cut where it names a street with its house, «calle Morelos 120 int 4», «Hidalgo 45», which is left out: who
 * or what a street is named after is neither the place of a work nor what there is to do.
 */
export function aroundStreets(text: string, words: StreetWords): string[] {
  const tokens = tokensOf(text);
  const parts: string[] = [];
  let kept = 0;
  for (let at = 0; at < tokens.length; at++) {
    const street =
      crossing(tokens, at, words) ??
      behindKind(tokens, at, words) ??
      beforeHouse(tokens, at, words);
    const first = street && tokens[street.first];
    if (!street || !first || first.from < kept) continue;
    const last = throughUnits(tokens, street.last);
    parts.push(text.slice(kept, first.from).replace(BEFORE, '$1'));
    kept = tokens[last]?.to ?? text.length;
    at = last;
  }
  return [...parts, text.slice(kept)];
}

/** Whether a text may name a street, which is worth knowing its cities. */
export const maySayStreet = (text: string, isWord: StreetWords['isWord']): boolean =>
  aroundStreets(text, { isWord, isPlace: () => true }).length > 1;

/** A text without its streets. */
export const withoutStreets = (text: string, words: StreetWords): string =>
  aroundStreets(text, words).join(' , ');

function tokensOf(text: string): Token[] {
  const found = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  return found.map(({ 0: said, index }, at) => {
    const before = found[at - 1];
    const gap = before ? text.slice(before.index + before[0].length, index) : '';
    // «Av. Juárez», «#45»
    return {
      word: searchText(said),
      from: index,
      to: index + said.length,
      apart: /[,;:()!?\n/+]|\.(?=\s)/.test(gap) && !(gap.trim() === '.' && isShort(before?.[0])),
    };
  });
}

const isShort = (word = ''): boolean => KINDS.has(searchText(word)) || UNITS.has(searchText(word));

interface Span {
  readonly first: number;
  readonly last: number;
}

/** «calle 5 de Mayo 120», «av. López Mateos 2000», «calle Colima». */
function behindKind(tokens: readonly Token[], at: number, { isWord }: StreetWords): Span | null {
  if (!KINDS.has(tokens[at]?.word ?? '')) return null;
  let name: number | null = null;
  for (let i = at + 1; i < tokens.length && i <= at + MOST_WORDS; i++) {
    const { word, apart } = tokens[i] as Token;
    if (apart || ENDS.has(word)) break;
    const begun = i > at + 1;
    if (/^\d+$/.test(word) && begun) return { first: at, last: i };
    if (name === null && !LINKS.has(word)) {
      const numbered = isNumber(word);
      if (!begun && !numbered && KINDS.has(word)) return null;
      name = i;
      // «calle 5 de mayo»
      if (numbered && MONTH.test(tokens[i + 2]?.word ?? '')) name = i = i + 2;
    }
  }
  // Without a house only one word surely belongs to its name, unless that says what there is to do.
  const { word = '' } = tokens[name ?? -1] ?? {};
  return name === null || (isWord(word) && !isNumber(word)) ? null : { first: at, last: name };
}

/** «esquina Morelos y Hidalgo», «entre Guerrero y Juárez», «Juárez esquina con Madero». */
function crossing(tokens: readonly Token[], at: number, words: StreetWords): Span | null {
  const { word = '' } = tokens[at] ?? {};
  const corner = word === 'esquina' || word === 'esq';
  if (!corner && word !== 'entre') return null;
  if (!corner && tokens.some((one) => MOVES.test(one.word))) return null;
  const opens = ['con', 'de', 'las', 'calles'].includes(tokens[at + 1]?.word ?? '')
    ? at + 2
    : at + 1;
  const first = nameFrom(tokens, opens, words);
  if (first === null) return null;
  const isJoined = JOINS.has(tokens[first + 1]?.word ?? '');
  const second = isJoined ? nameFrom(tokens, first + 2, words) : null;
  // «esquina Zapopan» is where, and no street's corner.
  const isAlone = words.isPlace?.(tokens[first]?.word ?? '') ?? false;
  if (second === null && (!corner || isAlone)) return null;
  return { first: at, last: second ?? first };
}

/** The last token of a street's name that begins here; what it is named after may be a state, but what follows is none. */
function nameFrom(tokens: readonly Token[], from: number, words: StreetWords): number | null {
  let last: number | null = null;
  for (let i = from; i < from + LONGEST_NAME; i++) {
    const { word, apart } = tokens[i] ?? { word: '', apart: true };
    const begun = i > from;
    if (!/^\p{L}{2,}$/u.test(word) || (begun && apart) || JOINS.has(word)) break;
    if (LINKS.has(word)) continue;
    if (words.isWord(word) || ENDS.has(word) || (begun && words.isPlace?.(word))) break;
    last = i;
  }
  return last;
}

/** «Hidalgo 45, …», «16 de septiembre 14»: a house's number behind words of nothing that one asks for. */
function beforeHouse(tokens: readonly Token[], at: number, words: StreetWords): Span | null {
  const last = at;
  const house = tokens[at];
  if (!house || house.apart || !/^\d{1,4}$/.test(house.word)) return null;
  if (!goesOn(tokens, at, words)) return null;
  const [month, of, day, the] = [1, 2, 3, 4].map((back) => tokens[at - back]?.word ?? '');
  if (MONTH.test(month ?? '')) {
    const isDate = the === 'el' || the === 'dia' || /^20\d\d$/.test(house.word);
    return of === 'de' && isNumber(day) && !isDate ? { first: at - 3, last } : null;
  }
  let first = at;
  for (let back = 1; back <= LONGEST_NAME; back++) {
    const one = tokens[at - back];
    if (!one || !/^\p{L}{3,}$/u.test(one.word) || NUMBERED.has(one.word)) break;
    if (words.isWord(one.word) || isNumber(one.word) || KINDS.has(one.word)) break;
    if (!LINKS.has(one.word)) first = at - back;
    if (one.apart) break;
  }
  if (first === at) return null;
  const before = tokens[first - 1]?.word ?? '';
  return ['col', 'colonia', 'fracc', 'fraccionamiento', 'barrio'].includes(before)
    ? null
    : { first, last };
}

/** Whether what stands behind a number may stand behind that of a house, and counts nothing. */
function goesOn(tokens: readonly Token[], at: number, { isPlace }: StreetWords): boolean {
  const [house, next] = [tokens[at]?.word ?? '', tokens[at + 1]];
  if (!next || next.apart) return house.length > 1;
  if (UNITS.has(next.word) || ['col', 'colonia', 'fracc'].includes(next.word)) return true;
  if (CENTRO.test(`${next.word} ${tokens[at + 2]?.word ?? ''}`)) return true;
  const names = [3, 2, 1].map((size) =>
    tokens
      .slice(at + 1, at + 1 + size)
      .map(({ word }) => word)
      .join(' '),
  );
  if (names.some((name) => isKnownNeighbourhood(name) || isPlace?.(name))) return true;
  return house.length > 1 && BEHIND_HOUSE.has(next.word) && !['a', 'y', 'por'].includes(next.word);
}

/** The last token of what says where in a street: «int 4», «depto 3 torre B». */
function throughUnits(tokens: readonly Token[], last: number): number {
  const [unit, value] = [tokens[last + 1], tokens[last + 2]];
  if (!unit || !value || !UNITS.has(unit.word) || value.apart) return last;
  return /^(?:\d{1,4}|[a-z]|\d+[a-z])$/.test(value.word) ? throughUnits(tokens, last + 2) : last;
}
