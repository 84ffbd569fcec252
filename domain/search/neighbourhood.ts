import { searchText } from '#lib/search-text.ts';
import { LINKS, unmarkedIn } from './unmarked-neighbourhood.ts';

/** Whether a normalized word is one that people ask for a trade with. */
export type IsWord = (word: string) => boolean;

/** The neighbourhood and the postal code that a text names, and its words without them. */
export interface Neighbourhood {
  /** As it is written on an envelope, «Jardines del Bosque»; null where the text names none. */
  readonly colonia: string | null;
  readonly cp: string | null;
  readonly rest: string;
}

const CODE =
  /(?:\b(?:en|de) el )?(?:\bc\.?\s?p\.?|\bc[oó]digo postal)(?:\s+es)?[\s:#.]*(\d{5})(?!\d)|\ben el (\d{5})(?!\d)/iu;

const BARE_CODE = /(?<![\p{L}\d$#.,-])(?!\d\d000)(\d{5})(?![\p{L}\d.,-]*\d)/gu;
/** A number behind these is a price, a house, a telephone. */
const NO_CODE =
  /(?:^|[^\p{L}])(?:cobran?|con|cuesta|cuestan|de|extensi[oó]n|hasta|n[uú]mero|no|num|pag[oa]|por|presupuesto|son|tel|tel[eé]fono|tengo)[\s.:]*$/iu;
const MEASURED =
  /^\s*(?:btus?|kg|kil[oó]metros|km|l|litros|lts?|mxn|pesos|varos|watts?)(?!\p{L})/iu;

/** «plomero 06700»: the only number of five digits, which is no round price and measures nothing. */
function bareCodeIn(text: string): RegExpExecArray | null {
  const found = [...text.matchAll(BARE_CODE)];
  const [code] = found;
  if (!code || found.length > 1) return null;
  const isElse =
    NO_CODE.test(text.slice(0, code.index)) ||
    MEASURED.test(text.slice(code.index + code[0].length));
  return isElse ? null : code;
}

const MARKER =
  /(?<![\p{L}\d])(?:en )?(?:la |el |las |los )?(?:colonia|col|fraccionamiento|fracc|barrio|unidad habitacional|residencial)(?![\p{L}\d])\.?\s+/giu;

/** Whether a text may name a neighbourhood, which is worth knowing its cities. */
export const maySayNeighbourhood = (text: string, isWord: IsWord): boolean =>
  text.search(MARKER) !== -1 || unmarkedIn(text, isWord) !== null;

/** Before these it is no name that follows: «otra colonia», «agua de colonia». */
const OF_SOMETHING = /(?:^|\s)(?:de|otra|otro|mi|tu|su|esta|este|una|un|misma|mismo|toda)\s$/iu;

/** A name is over where one of these begins something else. */
const NAME_ENDS = new Set(
  `a al ahi aqui ando c calle casa con cp cuando cuesta en es esta estoy favor hay hola hoy llevo manana me mi
  necesito no numero nos ocupo para pero por porque puede pueden que quiero requiero se si sin soy su te tengo tiene
  un una urge urgente urgentemente vivo y ya`.split(/\s+/),
);

const LONGEST_NAME = 5;

/**
 * «Colonia Del Valle», «fracc. Los Arcos», «C.P. 44100». A name ends where a sentence goes on, and before a city that
 * follows it: `isCity` knows those. «colonia Centro de Monterrey» names both, «Jardines de Morelos» is a name.
 */
export function neighbourhoodIn(
  text: string,
  isCity: (name: string) => boolean,
  isWord: IsWord,
): Neighbourhood {
  const code = CODE.exec(text) ?? bareCodeIn(text);
  const cp = code?.[1] ?? code?.[2] ?? null;
  const said = code
    ? `${text.slice(0, code.index)} , ${text.slice(code.index + code[0].length)}`
    : text;
  for (const marker of said.matchAll(MARKER)) {
    const before = said.slice(0, marker.index);
    if (OF_SOMETHING.test(before)) continue;
    const after = said.slice(marker.index + marker[0].length);
    const name = nameIn(after, isCity);
    if (!name) continue;
    return { colonia: written(name), cp, rest: joined(before, after.slice(name.length), isCity) };
  }
  const found = unmarkedIn(said, isWord);
  if (!found || isCity(searchText(found.name))) return { colonia: null, cp, rest: said };
  const { before, name, after } = found;
  return { colonia: written(name), cp, rest: joined(before, after, isCity) };
}

/** What stands around a name. A city right behind it is where it is. */
function joined(before: string, behind: string, isCity: (name: string) => boolean): string {
  const direct = behind.replace(/^\s+de\s/iu, ' ').trimStart();
  // «colonia Centro, Guadalajara»
  const apart = direct.replace(/^,\s*/u, '');
  const after = isCityFirst(apart, isCity) ? apart : direct;
  const goesOn = /^(?:en\s|[,.;]|$)/iu.test(after) || !isCityFirst(after, isCity);
  return `${before.trimEnd()} ${goesOn ? '' : 'en '}${after}`.trim();
}

/** The part of a text that is the name with which it begins; '' where it begins with none. */
function nameIn(text: string, isCity: (name: string) => boolean): string {
  const [sentence = ''] = text.split(/[,.;:()\n!?]/u, 1);
  const words = sentence.split(/(\s+)/u);
  const named: string[] = [];
  for (const [at, part] of words.entries()) {
    if (at % 2 === 1) continue;
    const word = searchText(part);
    if (!word || NAME_ENDS.has(word) || named.length === LONGEST_NAME) break;
    // «colonia 5 de mayo», but «colonia Centro 33 1234 5678»
    if (named.length > 0 && /^\d+$/.test(word)) break;
    if (named.length > 0 && cityAt(words, at, isCity, named)) break;
    named.push(part);
  }
  while (LINKS.has(searchText(named.at(-1) ?? ''))) named.pop();
  return words.slice(0, Math.max(0, named.length * 2 - 1)).join('');
}

/** Whether a city begins here; behind «de» only what every city has, its Centro, is not named after it. */
function cityAt(
  words: readonly string[],
  at: number,
  isCity: (name: string) => boolean,
  named: readonly string[],
): boolean {
  const linked = LINKS.has(searchText(named.at(-1) ?? ''));
  if (linked && searchText(named[0] ?? '') !== 'centro') return false;
  return [3, 2, 1].some((size) => isCity(searchText(words.slice(at, at + size * 2 - 1).join(''))));
}

const isCityFirst = (text: string, isCity: (name: string) => boolean): boolean => {
  const words = searchText(text).split(' ');
  return [3, 2, 1].some((size) => isCity(words.slice(0, size).join(' ')));
};

/** With the capitals of a name, where it is typed without any. */
function written(name: string): string {
  if (/\p{Lu}/u.test(name)) return name;
  return name
    .split(/\s+/u)
    .map((word, at) =>
      at > 0 && LINKS.has(word) ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
    )
    .join(' ');
}
