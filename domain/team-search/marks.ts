import { searchText } from '#lib/search-text.ts';
import type { TeamQuery } from './query.ts';

/** A piece of a text, and whether it is what was searched. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** A text in pieces: the beginnings of its words that were searched are marked, without regard to accents. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const spans: [number, number][] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const plain = searchText(word);
    // The longest: «mar» and «mari» both begin «María».
    const most = Math.max(
      0,
      ...words.filter((one) => plain.startsWith(one)).map((one) => one.length),
    );
    if (most > 0) spans.push([index, index + lengthOf(word, most)]);
  }
  return cut(text, spans);
}

/** How many characters of a word are so many of it without accents. */
function lengthOf(word: string, plain: number): number {
  for (let end = 1; end < word.length; end++)
    if (searchText(word.slice(0, end)).length >= plain && !/^\p{M}/u.test(word.slice(end)))
      return end;
  return word.length;
}

/** A telephone as it is shown: the digits that were searched are marked, whatever stands between them. */
export function markPhone(shown: string, { phone, phoneEnd, phoneStart }: TeamQuery): Piece[] {
  const places = [...shown.matchAll(/\d/g)].map(({ index }) => index);
  const digits = shown.replaceAll(/\D/g, '');
  const [first, last] =
    phone !== null && phone.endsWith(digits)
      ? [0, places.length]
      : phoneEnd !== null && digits.endsWith(phoneEnd)
        ? [places.length - phoneEnd.length, places.length]
        : phoneStart !== null && digits.startsWith(phoneStart)
          ? [0, phoneStart.length]
          : [0, 0];
  const [from, to] = [places[first], places[last - 1]];
  if (last === first || from === undefined || to === undefined) return cut(shown, []);
  return cut(shown, [[from, to + 1]]);
}

/** A text that begins with what was searched, in any letters: an e-mail, an id, a key. */
export const markStart = (text: string, start: string | null): Piece[] =>
  start !== null && text.toLowerCase().startsWith(start.toLowerCase())
    ? cut(text, [[0, start.length]])
    : cut(text, []);

function cut(text: string, spans: readonly (readonly [from: number, to: number])[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of spans) {
    pieces.push({ text: text.slice(at, from), marked: false });
    pieces.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  pieces.push({ text: text.slice(at), marked: false });
  return pieces.filter((piece) => piece.text !== '');
}
