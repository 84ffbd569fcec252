import { LINE_LENGTH } from './mrz.ts';

/** How the names of a card and of an account agree. */
export type NameMatch = 'coincide' | 'parcial' | 'no_coincide';

interface CardName {
  readonly apellidos: readonly string[];
  readonly nombre: readonly string[];
}

interface AccountName {
  readonly nombre: string;
  readonly apellidos: string;
}

/** The name line without what OCR makes of fillers: a K beside them, or a run of C, K and L. */
export function tidyNames(line: string): string {
  let text = line.replace(/<+$/, '').replace(/[<KCLX]{4,}$/, '');
  for (let excess = line.length - LINE_LENGTH; excess > 0; excess--) text = text.replace('<K', '<');
  // Surnames without a given name: OCR read the second of the two fillers as a K.
  const apart = /<<+[A-Z]{2}/.test(text) ? text : text.replace('<K', '<<');
  const [apellidos = '', nombre = ''] = apart.split(/<<+/);
  return `${apellidos}<<${nombre.replace(/<[KCLES]$/, '')}`
    .padEnd(LINE_LENGTH, '<')
    .slice(0, LINE_LENGTH);
}

/** The names on a card and how they agree with an account's (2 §2), by the reading that agrees best. */
export function namesOnCard(
  lines: readonly string[],
  account: AccountName,
): CardName & { comparacion: NameMatch } {
  const printed = printedName(account);
  // The account's names only help to tell fillers from letters.
  const own = lines.some((line) => reads(line, printed)) ? [asLine(printed)] : lines.map(tidyNames);
  const all = own.map((line) => {
    const [apellidos = '', nombre = ''] = line.split('<<').map((part) => part.split('<'));
    const name = { apellidos: [...apellidos].filter(Boolean), nombre: [...nombre].filter(Boolean) };
    return { ...name, comparacion: compareNames(name, account) };
  });
  const best = (['coincide', 'parcial'] as const)
    .map((match) => all.find(({ comparacion }) => comparacion === match))
    .find((found) => found !== undefined);
  return best ?? all[0] ?? { apellidos: [], nombre: [], comparacion: 'no_coincide' };
}

/** «Núñez Ibarra», «Ramón» → `NUÑEZ<IBARRA<<RAMON`, cut to the length of a line. */
const printedName = ({ nombre, apellidos }: AccountName): string =>
  `${allWords(apellidos).join('<')}<<${allWords(nombre).join('<')}`.slice(0, LINE_LENGTH);

const asLine = (printed: string): string => printed.replaceAll('Ñ', 'X').padEnd(LINE_LENGTH, '<');

/** A C counts as a filler only beside another one: «CLARA» is not «LARA». */
const FILLERS = '(?:(?:[<K]|C(?=[<K])){1,5}|[CX])';

/**
 * Whether OCR could have read this print as `line`: a filler may read as K, C or X or gain a K, and a run of
 * fillers as any of K, C, L and X.
 */
function reads(line: string, printed: string): boolean {
  if (!/^[A-ZÑ]+<.*[A-ZÑ]$/.test(printed)) return false;
  const pattern = printed.replaceAll('Ñ', '(?:[NX]|NXX)').replaceAll(/<+/g, FILLERS);
  return new RegExp(`^${pattern}[<KCLX]*$`).test(line);
}

/** Particles that people often leave out: «María de la Luz». */
const PARTICLES = new Set(['DE', 'DEL', 'LA', 'LAS', 'LOS', 'EL', 'Y', 'E', 'DA', 'DI', 'VON']);

/**
 * Compares the names on a card and on an account (2 §2). Accents, capitals, word order and particles do not
 * matter; Ñ is printed as N or X. `coincide`: each word of one is in the other, except what the card's line of
 * 30 characters cuts off. `parcial`: at least one surname and one given name agree, or
 * differ by a single letter. `no_coincide`: anything else.
 */
export function compareNames(card: CardName, account: AccountName): NameMatch {
  const surnames = compareWords(
    card.apellidos,
    wordsOf(account.apellidos),
    isCut(card, 'surnames'),
  );
  const given = compareWords(card.nombre, wordsOf(account.nombre), isCut(card, 'given'));
  if (surnames === 'all' && given === 'all') return 'coincide';
  if (surnames !== 'none' && given !== 'none') return 'parcial';
  // Some people write both surnames, or the whole name, into one field.
  const everything = wordsOf(`${account.nombre} ${account.apellidos}`);
  const inAny = (words: readonly string[]) =>
    meaningful(words).some((word) => everything.some((other) => alike(word, other) !== 'other'));
  return inAny(card.apellidos) && inAny(card.nombre) && shared(card, everything) > 1
    ? 'parcial'
    : 'no_coincide';
}

/** A full line, also with one filler at its end, may have been cut. */
function isCut({ apellidos, nombre }: CardName, part: 'surnames' | 'given'): boolean {
  const length = apellidos.join('<').length + 2 + nombre.join('<').length;
  return length >= LINE_LENGTH - 1 && (part === 'given' || nombre.length === 0);
}

const shared = ({ apellidos, nombre }: CardName, words: readonly string[]): number =>
  words.filter((word) =>
    meaningful([...apellidos, ...nombre]).some((other) => alike(other, word) !== 'other'),
  ).length;

function compareWords(
  card: readonly string[],
  account: readonly string[],
  cut: boolean,
): 'all' | 'some' | 'none' {
  const printed = meaningful(card);
  const last = cut ? printed.at(-1) : undefined;
  const alikeOf = (word: string, other: string) =>
    word === last && matches(word, other.slice(0, word.length)) ? 'same' : alike(word, other);
  const of = (word: string, others: readonly string[], turned: boolean) =>
    others.map((other) => (turned ? alikeOf(other, word) : alikeOf(word, other)));
  const fromCard = printed.map((word) => of(word, account, false));
  const fromAccount = account.map((word) => of(word, printed, true));
  // The part cut off can be any of the account's other words.
  const accountHeld = cut || fromAccount.every((found) => found.includes('same'));
  if (account.length > 0 && accountHeld && fromCard.every((found) => found.includes('same')))
    return printed.length > 0 || cut ? 'all' : 'none';
  return fromCard.some((found) => found.some((how) => how !== 'other')) ? 'some' : 'none';
}

const meaningful = (words: readonly string[]): string[] => {
  const kept = words.filter((word) => !PARTICLES.has(word));
  return kept.length > 0 ? kept : [...words];
};

/** «Núñez-Ibarra» → `NUÑEZ`, `IBARRA`. */
const allWords = (name: string): string[] =>
  name
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/N\u0303/g, 'Ñ')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/['’´`.]/g, '')
    .split(/[^A-ZÑ]+/)
    .filter(Boolean);

const wordsOf = (name: string): string[] => meaningful(allWords(name));

/** One letter more, less or different in a word of at least four is probably an OCR error. */
function alike(word: string, own: string): 'same' | 'near' | 'other' {
  if (matches(word, own)) return 'same';
  return Math.min(word.length, own.length) >= 4 && oneApart(word, own) ? 'near' : 'other';
}

/** Ñ is N, X or NXX on a card. */
const matches = (word: string, own: string): boolean =>
  word.length === own.length
    ? [...own].every((letter, i) => same(word.charAt(i), letter))
    : own.includes('Ñ') && word === own.replaceAll('Ñ', 'NXX');

const same = (printed: string, own: string): boolean =>
  own === 'Ñ' ? 'NXÑ'.includes(printed) : printed === own;

function oneApart(word: string, own: string): boolean {
  if (Math.abs(word.length - own.length) > 1) return false;
  let start = 0;
  while (start < Math.min(word.length, own.length) && same(word.charAt(start), own.charAt(start)))
    start++;
  const skip = (text: string, longer: boolean) => text.slice(start + (longer ? 1 : 0));
  return matches(skip(word, word.length >= own.length), skip(own, own.length >= word.length));
}
