import { fieldsOf, type MrzLines } from './mrz.ts';
import { tidyNames } from './names.ts';

/** Letters that readers of print take for a digit, where only digits can stand; and the reverse. */
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

/** What fillers `<` are often taken for. */
const FILLER = '[<KCLEX]';
const FIRST = new RegExp(`^.{0,3}?[I1LTJ]?[DO0Q][MNH][E3F]X(.{10})${FILLER}{0,4}?(.{13})<{0,3}$`);
const FIRST_WHOLE = /^[I1LTJ][DO0Q][MNH][E3F]X(.{10})..(.{13})$/;
const SECOND = new RegExp(
  `^(.{7})(.)(.{7})[MHN][E3F]X${FILLER}{0,2}?(.{2})${FILLER}{1,4}?(.{5})${FILLER}{0,2}?(.)<{0,2}$`,
);
const SECOND_WHOLE = /^(.{7})(.)(.{7})[MHN][E3F]X.(.{2})..(.{5}).(.)$/;

/**
 * The machine-readable lines of a credential among what a reader of print made of it, once or several times
 * over (`passes`). Letters are corrected only by where they stand, never so that a check digit comes out
 * right: what is wrong on the card stays wrong here. null when there are no such lines, or when so
 * little of them agrees that they could be anything. Names end at the first that follows the second line.
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
  /** The line of names as each pass has it, '' where it has none. */
  readonly names: readonly string[];
}

/** The pair of which most check digits agree; each covers its line, and one both. */
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
      // What was read twice alike is there, even if it is no genuine card.
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

/** The first line that can be names, in letters and fillers. */
function nameLine(lines: readonly string[]): string {
  const line = lines.find((text) => text.length >= 8);
  return line ? exchange(line, AS_LETTER) : '';
}

/** What most looks agree on, as it is printed; then what any of them saw, where that is something else. */
function thirdLines(names: readonly string[]): [string, ...string[]] {
  const seen = names.filter(Boolean);
  const counts = Map.groupBy(seen.map(tidyNames), (name) => name);
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  const likeliest = most?.[0] ?? tidyNames('');
  return [likeliest, ...new Set(seen.filter((name) => name !== likeliest))];
}
