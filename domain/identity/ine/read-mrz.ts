import { fieldsOf, type MrzLines } from './mrz.ts';
import { tidyNames } from './names.ts';

/** Letters that OCR reads where only digits can be, and the reverse. */
const AS_DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  U: '0',
  C: '0',
  I: '1',
  L: '1',
  T: '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  E: '6',
  B: '8',
};
const AS_LETTER: Readonly<Record<string, string>> = {
  0: 'O',
  1: 'I',
  2: 'Z',
  4: 'A',
  5: 'S',
  6: 'G',
  8: 'B',
};

const exchange = (text: string, table: Readonly<Record<string, string>>): string =>
  [...text].map((letter) => table[letter] ?? letter).join('');

/** What OCR often reads for fillers `<`. */
const FILLER = '[<KCLEX]';
const FIRST = new RegExp(`^.{0,3}?[I1LTJ]?[DO0Q][MNH][E3F]X(.{10})${FILLER}{0,4}?(.{13})<{0,3}$`);
const FIRST_WHOLE = /^[I1LTJ][DO0Q][MNH][E3F]X(.{10})..(.{13})$/;
const SECOND = new RegExp(
  `^(.{7})(.)(.{7})[MHN][E3F]X${FILLER}{0,2}?(.{2})${FILLER}{1,4}?(.{5})${FILLER}{0,2}?(.)<{0,2}$`,
);
const SECOND_WHOLE = /^(.{7})(.)(.{7})[MHN][E3F]X.(.{2})..(.{5}).(.)$/;

/**
 * Finds the machine-readable lines of a credential in OCR text, from one or several `passes` (2 §2). Characters
 * are corrected only by their position, never to make a check digit right: what is wrong on the card stays
 * wrong. null when there are no such lines, or too few check digits agree. The name line is the first one
 * after the second line.
 */
export function readMrz(passes: readonly string[]): MrzLines | null {
  const firsts = new Map<string, number>();
  const seconds = new Map<string, Second>();
  for (const pass of passes) {
    const lines = pass.split('\n').map(tidy);
    for (const [i, line] of lines.entries()) {
      const first = firstLine(line);
      if (first) firsts.set(first, (firsts.get(first) ?? 0) + 1);
      const second = secondLine(line);
      if (!second) continue;
      const known = seconds.get(second);
      const names = [...(known?.names ?? []), nameLine(lines.slice(i + 1))];
      seconds.set(second, { seen: (known?.seen ?? 0) + 1, names });
    }
  }
  return best(firsts, seconds);
}

interface Second {
  readonly seen: number;
  /** The name line as each pass read it, '' where it found none. */
  readonly names: readonly string[];
}

/** The pair of lines with the most agreeing check digits; one check digit covers both lines. */
function best(
  firsts: ReadonlyMap<string, number>,
  seconds: ReadonlyMap<string, Second>,
): MrzLines | null {
  let found: MrzLines | null = null;
  let most = -1;
  for (const [first, seen] of firsts)
    for (const [second, other] of seconds) {
      const lines: MrzLines = [first, second, ...thirdLines(other.names)];
      const agree = agreeing(lines);
      // Two equal readings are right, even if the card is not genuine.
      const steady = seen > 1 && other.seen > 1;
      if ((agree < 2 && !steady) || agree <= most) continue;
      [found, most] = [lines, agree];
    }
  return found;
}

/** How many of the four check digits agree. */
export const agreeing = (lines: MrzLines): number =>
  Object.values(fieldsOf(lines).digitos).filter(Boolean).length;

const tidy = (line: string): string =>
  line
    .toUpperCase()
    .replaceAll('«', '<<')
    .replaceAll(/[‹€£]/g, '<')
    .replaceAll(/[^A-Z0-9<]/g, '');

function firstLine(line: string): string | null {
  const [, number = '', ocr = ''] = FIRST_WHOLE.exec(line) ?? FIRST.exec(line) ?? [];
  const digits = exchange(`${number}${ocr}`, AS_DIGIT);
  return /^\d{23}$/.test(digits) ? `IDMEX${digits.slice(0, 10)}<<${digits.slice(10)}` : null;
}

function secondLine(line: string): string | null {
  const parts = SECOND_WHOLE.exec(line) ?? SECOND.exec(line);
  if (!parts) return null;
  const [, birth = '', sexo = '', expiry = '', ...rest] = parts;
  const [emision, folio, composite] = rest.map((text) => exchange(text, AS_DIGIT));
  const dates = exchange(birth + expiry, AS_DIGIT);
  if (!/^\d{22}$/.test(`${dates}${emision}${folio}${composite}`)) return null;
  const sex = /[HMX]/.test(sexo) ? sexo : '<';
  return `${dates.slice(0, 7)}${sex}${dates.slice(7)}MEX<${emision}<<${folio}<${composite}`;
}

/** The first line that can be the name line: letters and fillers only. */
function nameLine(lines: readonly string[]): string {
  const line = lines.find((text) => text.length >= 8);
  return line ? exchange(line, AS_LETTER) : '';
}

/** The most frequent reading of the name line, then the other readings. */
function thirdLines(names: readonly string[]): [string, ...string[]] {
  const seen = names.filter(Boolean);
  const counts = Map.groupBy(seen.map(tidyNames), (name) => name);
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  const likeliest = most?.[0] ?? tidyNames('');
  return [likeliest, ...new Set(seen.filter((name) => name !== likeliest))];
}
