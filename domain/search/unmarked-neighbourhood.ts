import { searchText } from '#lib/search-text.ts';
import { KNOWN_NEIGHBOURHOODS } from './known-neighbourhoods.ts';

/** A name that stands in a text without «colonia» before it, and the text around it without its preposition. */
interface Unmarked {
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

const LONGEST_NAME = 4;
const PREPOSITION = /(?:^|\s)(?:en|por|sobre|cerca de)\s(?:la\s|el\s|los\s|las\s)?$/iu;
/** People speak of a neighbourhood as of a woman: «en la Del Valle», «por la Escandón». */
const WITH_ARTICLE = /(?:^|\s)(?:en|por)\sla\s$/iu;
/** What follows these is a shop, a person or a street. */
const ELSE = /(?<!\p{L})(?:compr|ped[ií]|encarg|vi en|calle|avenida|av\.?|tienda|facebook)/iu;
/** Words that a name has within it, never at its end. */
export const LINKS = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y']);

/**
 * The first neighbourhood that a text names without saying that it is one: one that everybody knows, or behind «en la»
 * a name with its capital that is no word of a trade (`isWord`): «en la Del Valle», but not «en la Cocina».
 */
export function unmarkedIn(text: string, isWord: (word: string) => boolean): Unmarked | null {
  const words = [...text.matchAll(/[\p{L}\d]+/gu)].map(({ 0: word, index }) => ({ word, index }));
  for (const [at, { index }] of words.entries()) {
    const before = text.slice(0, index);
    const name =
      knownAt(text, words, at, PREPOSITION.test(before)) ?? capitalAt(text, words, at, isWord);
    if (name)
      return {
        before: before.replace(PREPOSITION, ' '),
        name,
        after: text.slice(index + name.length),
      };
  }
  return null;
}

type Words = readonly { readonly word: string; readonly index: number }[];

const spanOf = (text: string, words: Words, from: number, to: number): string =>
  text.slice(words[from]?.index, (words[to]?.index ?? 0) + (words[to]?.word.length ?? 0));

function knownAt(text: string, words: Words, at: number, behind: boolean): string | null {
  const { anywhere, behindPreposition } = KNOWN_NEIGHBOURHOODS;
  for (let size = Math.min(LONGEST_NAME, words.length - at); size > 0; size--) {
    const name = spanOf(text, words, at, at + size - 1);
    const plain = searchText(name);
    if (anywhere.has(plain) || (behind && behindPreposition.has(plain))) return name;
  }
  return null;
}

/** With these begin many names, and none says of itself what is meant. */
const OPENERS = new Set(['buena', 'nueva', 'san', 'santa', 'vieja', 'villa']);
const CAPITAL = /^\p{Lu}\p{Ll}/u;

function capitalAt(
  text: string,
  words: Words,
  at: number,
  isWord: (word: string) => boolean,
): string | null {
  const before = text.slice(0, words[at]?.index);
  if (!WITH_ARTICLE.test(before) || ELSE.test(before)) return null;
  // Where every word has one, a capital says nothing.
  if (words.slice(1, at).every(({ word }) => CAPITAL.test(word))) return null;
  let last = -1;
  let own = false;
  for (let i = at; i < words.length && i < at + LONGEST_NAME; i++) {
    const { word = '' } = words[i] ?? {};
    const plain = searchText(word);
    if (!CAPITAL.test(word) && !LINKS.has(word)) break;
    if (!LINKS.has(plain)) {
      if (i === at && isWord(plain) && !OPENERS.has(plain)) return null;
      own ||= !isWord(plain) && !OPENERS.has(plain);
      last = i;
    }
    const end = (words[i]?.index ?? 0) + word.length;
    if (/[,.;:()!?\n]/.test(text.slice(end, words[i + 1]?.index))) break;
  }
  return own ? spanOf(text, words, at, last) : null;
}
