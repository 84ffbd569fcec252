/** A text of about a length that makes careless readers look at each letter again and again. */
export interface DearText {
  readonly name: string;
  readonly of: (length: number) => string;
}

const SIGNS = [
  ' ',
  '\t',
  '\n',
  ' \n',
  '!',
  '.',
  ',',
  '(',
  ')',
  '[',
  ']',
  '{{',
  '<',
  '"',
  '%',
  '\\',
  '@',
];
const WORDS =
  'a á 0 9, 1. $1_ - a. a@ a@a. www. https:// https://a.mx_ a_ no_ no,_ por_ _a_ de_ 1_por_ 10_m_x_ calle_ col._ el_lunes_';
const LETTERS = ['\u200b', '\u202e', 'e\u0301', 'ﷺ', '🧰'];
const REPEATED = [
  ...SIGNS,
  ...WORDS.split(' ').map((word) => word.replaceAll('_', ' ')),
  ...LETTERS,
];
const AROUND = [
  ['', ''],
  ['1', 'x'],
  ['https://a.mx/', '!'],
] as const;

export const DEAR_TEXTS: readonly DearText[] = REPEATED.flatMap((part) =>
  AROUND.map(([before, after]) => ({
    name: `${before}${part}…${after}`,
    of: (length: number) => before + part.repeat(Math.ceil(length / part.length)) + after,
  })),
);

/** How much longer a dear text is than the one it is compared with. */
const TIMES = 8;

/**
 * How many times as long it takes to read a text that is eight times as long: some 8 where each letter is read once, some
 * 64 where each is compared with each. The shortest of several tries, because a machine has other things to do.
 */
export const growth = (read: (text: string) => unknown, text: DearText, length: number): number =>
  shortest(read, text.of(length)) / shortest(read, text.of(length / TIMES));

/** What takes each of these times as long as its length allows is read once; with room for a machine that is busy. */
export const GROWS_LIKE_LENGTH = 3 * TIMES;

function shortest(read: (text: string) => unknown, text: string): number {
  let best = Infinity;
  for (let tries = 0; tries < 5; tries++) {
    const startedAt = performance.now();
    read(text);
    best = Math.min(best, performance.now() - startedAt);
  }
  // Less is noise.
  return Math.max(best, 0.05);
}
