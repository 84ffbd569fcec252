import { isNumber } from './numbers.ts';
import { isFillerWord, plainText } from './plain-words.ts';
import { isWork } from './sentence.ts';
import { isTradesman, soundOf, type TermIndex } from './terms.ts';
import { isAction, isVerb } from './word-forms.ts';

/** A part of a text that asks for something with a word of its own. */
export interface Work {
  readonly text: string;
  /** The word with which it asks: what is to be done, who does it, or what is wrong. */
  readonly head: string;
}

/** Behind these something else begins, as surely as in a sentence of its own. */
const BESIDES =
  /(?:(?<!\p{L})[ye]\s+)?(?<!\p{L})(?:adem[aá]s|tambi[eé]n|aparte|as[ií] como)(?:\s+de)?(?!\p{L})/giu;
const SIGNS = /[;\n+]|[,/](?!\d)|[.:!?](?=\s|$)/;
const AND = /\s[ye]\s/;
const WHEN =
  /\s(?=(?:antes de|despu[eé]s de|porque|donde)\s|que\s(?:se|les?)\s\p{L}+(?:[oó]|aron|ieron)(?!\p{L}))/u;
/** Stands between what is surely another thing. */
const MARK = '\u0001';
const BETWEEN = new RegExp(`(${MARK}|${SIGNS.source}|${AND.source}|${WHEN.source})`, 'iu');

/** An infinitive behind these belongs to what they say: «para pintar», «mandar hacer», «quiero pintar». */
const GOVERNS = new Set(
  `a acaba acaban acabo al de del debe deben deseo e en favor hay necesitamos necesito o ocupo para pa pueda puede pueden
  podrian por que queremos quiere quiero quisiera requiero sin solicito urge van voy y`.split(
    /\s+/,
  ),
);

/** With these a part says how it came, when, why or where, and asks for nothing. */
const ASIDE = new Set(
  `acaba acabamos acaban acabo antes cerca como con cuando debido despues donde en entre esquina excepto hace menos mientras
  no nomas para pero porque por pues sin sino solo soy somos tras ya`.split(/\s+/),
);
/** What a part may open with before its own word. */
const OPENS = new Set(
  `a al algo alguien deseo favor gracias hola luego me nos necesita necesitamos ocupamos quien quienes que queremos
  quisiera requiero solicito trabajo urgentemente`.split(/\s+/),
);
/** «aplanarla», «llevarse»: an infinitive like any other. */
const INFINITIVE = /[aei]r(?:se|l[ao]s?)$/;
const DONE_TO_IT = /^(\p{L}+[aei]r)l[ao]s?$/u;

const DETERMINERS = new Set('el la los las lo mi mis su sus un una unos unas'.split(' '));
/** A new thing and no further place of the one before: «cambiar una llave y un apagador», but not «pintar la sala y el baño». */
const INDEFINITE = new Set(['un', 'una', 'unos', 'unas', 'otro', 'otra']);

/** «no hay luz», «la llave no cierra»: tells what is wrong with another thing than before. */
const FAILS =
  /^(?:(?:el|la|los|las|mi|mis) \p{L}+ (?:\p{L}+ ){0,3}(?:ya )?no |(?:ya )?no (?:hay|tengo|tenemos) )/u;

/** What is wrong, in a noun, or is done without a verb. */
const NAMES_WORK = new Set(
  `apagon chinches corto cucarachas filtracion filtraciones flete fuga fugas gotera goteras hormigas inundacion mudanza
  mudanzas ratas ratones termitas`.split(/\s+/),
);

/**
 * The parts of a text that each ask with a word of their own, in their order, and whether all the rest only says when,
 * where or why.
 */
export function worksIn(text: string, index: TermIndex): { works: Work[]; alone: boolean } {
  const works: Work[] = [];
  let alone = true;
  let aside = false;
  let verb = '';
  for (const { part, link } of partsOf(text, index)) {
    const words = plainText(part).split(' ').filter(Boolean);
    const read = readPart(words, index, works.length === 0 && !aside);
    const apart = link === 'besides';
    // «acaban de pintar y poner piso»: both are done.
    aside = !apart && (read.aside || (aside && link === 'and'));
    if (aside) {
      alone &&= !read.reports;
      continue;
    }
    const carried = verb && !read.own && (apart || read.indefinite) ? `${verb} ` : '';
    if (read.own || works.length === 0 || apart || carried)
      works.push({ text: `${carried}${part}`, head: carried ? verb : read.head });
    else alone = false;
    if (isAction(read.head)) verb = read.head;
    else if (read.own) verb = '';
  }
  return { works, alone };
}

/** One of several things that a text names, with the word that says what is to be done to it: «lavar el tinaco». */
export interface Named {
  readonly text: string;
  /** Only named, and no sentence that tells what is wrong: «y el tinaco», «y sacar escombro», but not «y no baja». */
  readonly bare: boolean;
}

/** What a text names one by one: «lavar la cisterna y el tinaco», «levantar barda y aplanarla». */
export function namedIn(text: string, index: TermIndex): Named[] {
  let aside = false;
  let [verb, object] = ['', ''];
  return partsOf(text, index).flatMap(({ part, link }, at): Named[] => {
    const words = plainText(part).split(' ').filter(Boolean);
    const read = readPart(words, index, at === 0);
    aside = link !== 'besides' && (read.aside || (aside && link === 'and'));
    if (aside) return [];
    const [, done] = DONE_TO_IT.exec(read.head) ?? [];
    if (done) return [{ text: `${done} ${object}`, bare: true }];
    const rest = words.filter((word) => word !== read.head && !isOpening(word));
    const isCalled = isTradesman(read.head, index);
    const names = isAction(read.head) || isWork(read.head);
    // «no prende y tira agua»: both are wrong with the same thing.
    if (at > 0 && !read.own && !verb && words[0] === read.head && acts(read.head, index)) return [];
    if (names) verb = read.head;
    else if (read.own) verb = '';
    if (read.own) object = rest.join(' ');
    const tells =
      words.some((word) => TELLS.has(word)) ||
      (read.own ? rest : words).some((word) => acts(word, index));
    return [
      {
        text: read.own || !verb ? part : `${verb} ${part}`,
        bare: (at === 0 || link === 'and') && (!names || rest.length > 0) && !isCalled && !tells,
      },
    ];
  });
}

/** With these a part says what is wrong, and names no other thing. */
const TELLS = new Set(['me', 'no', 'se', 'que', 'esta', 'estan']);

const acts = (word: string, index: TermIndex): boolean =>
  isVerb(word) || (index.byStem.get(index.stemOf(word)) ?? []).some(isAction);

interface Part {
  readonly part: string;
  /** What stands before it. */
  readonly link: 'and' | 'besides' | 'sign';
}

function partsOf(text: string, index: TermIndex): Part[] {
  const pieces = text.replaceAll(BESIDES, MARK).split(BETWEEN);
  const parts: Part[] = [];
  let link: Part['link'] = 'sign';
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 1) {
      const next = piece === MARK ? 'besides' : AND.test(piece) ? 'and' : 'sign';
      if (link !== 'besides') link = next;
    } else if (piece.trim()) {
      parts.push(
        ...atVerbs(piece.trim()).map((part, i) => ({ part, link: i ? 'sign' : link }) as const),
      );
      link = 'sign';
    }
  }
  return parts.map((one, at) => ({ ...one, part: withObject(one.part, parts[at + 1], index) }));
}

/** «gas del clima»: what stands last. */
const LAST_OF = /\sdel?\s(?!.*\sdel?\s)(.+)$/iu;

/**
 * «limpiar y desinfectar cisterna», «limpieza y carga de gas del clima»: a work alone is done to what the next one is done
 * to, unless it is an option by itself, «cablear y poner centro de carga».
 */
function withObject(part: string, next: Part | undefined, { terms }: TermIndex): string {
  const [verb = '', ...more] = plainText(part)
    .split(' ')
    .filter((word) => !isOpening(word));
  if (next?.link !== 'and' || more.length > 0) return part;
  if (isWork(verb)) return [part, LAST_OF.exec(next.part)?.[1] ?? ''].join(' ').trim();
  const isOption = terms.some(({ words, opt }) => opt !== null && words.join() === verb);
  if (!isAction(verb) || isOption) return part;
  return [part, ...next.part.split(/\s+/u).slice(1)].join(' ');
}

/** «destapar lavabo cambiar chapa», at each new verb. */
function atVerbs(part: string): string[] {
  const words = part.split(/\s+/u);
  const starts = words.flatMap((word, at) => {
    const [plain, before] = [word, words[at - 1] ?? ''].map(plainText);
    const isNew = at > 0 && isAction(plain ?? '') && /[aei]r$/.test(plain ?? '');
    return isNew && !GOVERNS.has(before ?? '') && !isAction(before ?? '') ? [at] : [];
  });
  return [0, ...starts].map((from, i) => words.slice(from, starts[i]).join(' '));
}

/** Whether a part asks with a word of its own, and which; `first` for what nothing stands before. */
function readPart(words: readonly string[], index: TermIndex, first: boolean) {
  const isSubjunctive = words.some((word, at) => /^(?:que|quien)$/.test(word) && at < 3);
  let at = 0;
  while (at < words.length - 1 && isOpening(words[at] ?? '')) at++;
  const [opening = ''] = words;
  const head = words[at] ?? '';
  const forms = [
    ...(index.byStem.get(index.stemOf(head)) ?? []),
    ...(index.bySound.get(soundOf(head)) ?? []),
  ];
  const ofVerb = forms.some(isAction);
  const isInfinitive = ofVerb && INFINITIVE.test(head);
  const past =
    !isSubjunctive &&
    ofVerb &&
    !isInfinitive &&
    /(?:[ei]|mos)$/.test(head) &&
    !DETERMINERS.has(opening);
  const wants = ofVerb && (/[ae]n$/.test(head) || (isSubjunctive && /[ae]$/.test(head)));
  const names = [head, ...forms].some((word) => isTradesman(word, index) || NAMES_WORK.has(word));
  const fails = !first && FAILS.test(words.join(' '));
  const own = isAction(head) || isInfinitive || wants || names || isWork(head) || fails;
  const tells = opening === 'que' && /^(?:se|les?)$/.test(words[1] ?? '');
  const reports = /^(?:se|le|les)$/.test(opening) || (/^(?:me|nos)$/.test(opening) && !wants);
  return {
    head,
    own: own && !past,
    indefinite: INDEFINITE.has(opening) || isNumber(opening),
    reports: reports && !first,
    aside:
      (ASIDE.has(opening) && !fails && !(first && opening === 'no')) ||
      past ||
      tells ||
      (reports && !first),
  };
}

const isOpening = (word: string): boolean =>
  OPENS.has(word) ||
  DETERMINERS.has(word) ||
  (isFillerWord(word) && !isAction(word)) ||
  isNumber(word);
