import { readPhone } from '#lib/phone.ts';
import { searchText } from '#lib/search-text.ts';

/** What a text of the team's search may mean; all that is not null is looked for. */
export interface TeamQuery {
  /** What it is called to whoever typed it. */
  readonly kind: QueryKind;
  /** Public keys of accounts. */
  readonly keys: readonly string[];
  /** A whole number as E.164. */
  readonly phone: string | null;
  /** Digits with which a number ends, and those with which one begins, without the country's code. */
  readonly phoneEnd: string | null;
  readonly phoneStart: string | null;
  /** An e-mail or the beginning of one, in small letters. */
  readonly email: string | null;
  /** The numbers of a project, a payment and a payout. */
  readonly project: number | null;
  readonly payment: number | null;
  readonly payout: number | null;
  /** The movement with which something of a project was released. */
  readonly release: number | null;
  /** The provider's id of a payment or its beginning. */
  readonly providerId: string | null;
  /** The bank's key of a payout or its beginning, in capitals. */
  readonly trackingKey: string | null;
  /** Normalized words, each once. */
  readonly words: readonly string[];
  /** Of a firm's name the words without its legal form, which others write with points or not at all; none where there is none. */
  readonly nameWords: readonly string[];
}

export type QueryKind =
  | 'telefono'
  | 'correo'
  | 'clave'
  | 'direccion'
  | 'numero'
  | 'pago'
  | 'palabras'
  | 'corto';

/** The most characters of a search. */
export const QUERY_MAX = 120;
/** Words that stand in most names and descriptions, and say nothing of any. */
const ORDINARY = new Set('al con de del el en la las los para por que se su un una'.split(' '));
/** Fewer letters begin too many words, and fewer digits end too many numbers. */
const WORD_FROM = 2;
const DIGITS_FROM = 4;
const EMAIL_FROM = 3;
const MAX_WORDS = 6;
/** As the index has them (0198_team-search.sql). */
const WORD_MAX = 60;

const NOTHING: TeamQuery = {
  kind: 'corto',
  keys: [],
  phone: null,
  phoneEnd: null,
  phoneStart: null,
  email: null,
  project: null,
  payment: null,
  payout: null,
  release: null,
  providerId: null,
  trackingKey: null,
  words: [],
  nameWords: [],
};

/** What an account's key consists of, and how those look that are made today. */
const KEY = /^[\w-]{8,64}$/;
const OBVIOUS_KEY = /^(?=.*[a-z])(?=.*[A-Z])[\w-]{16}$/;
const PROVIDER_ID = /(?:^|[\s("«/])(pi_\w+)/i;
/** «N.º 118», «#118», «proyecto 118», without accents; «º» has become «o». */
const NUMBERED =
  /^(?:(proyecto|pago|recibo)s? ?)?(?:#|n[.°]?[o°]?[.°]?|num(?:ero)?[.:]?)? ?(\d{1,15})$/;
/** «R-000128», «T-000012» and «L-000123», as receipts have them (`folioOf`, `payoutFolio`, `releaseFolio`). */
const FOLIO = /^(?:recibo )?([rtl])(?:\p{Pd}| (?=0)|(?=0)) ?(\d{1,15})$/u;
/** The words of «S. A. P. I. de C. V.» and the like, where they are written as words. */
const LEGAL_FORMS = new Set('sa sab sapi sas sc srl rl cv ac'.split(' '));
const PHONE_SIGNS = /^[\d\s().+\p{Pd}]+$/u;

/**
 * What a text may mean: an address of the product, an account's key, the provider's id of a payment, an e-mail, a telephone
 * in any spelling or part of one, a number, a bank's key, or words (4 §F). `corto` is too little to look for.
 */
export function readQuery(text: string): TeamQuery {
  const typed = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, QUERY_MAX)
    .replace(/^tel[.:] ?(?=[\d+(])/i, '');
  const address = /^(?:https?:\/\/[^/\s]+|[\w.:-]+(?=\/))?(\/\S*)$/i.exec(typed)?.[1];
  const addressed = address === undefined ? null : ofAddress(address);
  if (addressed !== null) return addressed;
  if (/^(?:https?:\/\/|\/\w)/i.test(typed)) return { ...NOTHING, kind: 'direccion' };
  const [, providerId] = PROVIDER_ID.exec(typed) ?? [];
  if (providerId !== undefined) return { ...NOTHING, kind: 'pago', providerId };
  // The beginning of all of them.
  if (/^pi_$/i.test(typed)) return { ...NOTHING, kind: 'pago' };
  if (/^[^\s@]+@[^\s@]*$/.test(typed))
    return { ...NOTHING, kind: 'correo', email: typed.toLowerCase() };
  const numbered = ofNumber(typed);
  if (numbered !== null) return { ...NOTHING, kind: 'numero', ...numbered };
  if (PHONE_SIGNS.test(typed)) return ofDigits(typed);
  return ofWords(typed);
}

/** The addresses of a person, a project, a payment and a payout, for whichever of the two sides and the team. */
const ADDRESSES: readonly (readonly [RegExp, (...parts: string[]) => Partial<TeamQuery>])[] = [
  [/^\/chat\/[^/]+\?(?:.*&)?proyecto=(\d{1,15})/, (id) => ({ project: Number(id) })],
  [
    /^\/admin\/chat-history\/([\w-]{8,64})\/([\w-]{8,64})/,
    (one, other) => ({ keys: [one, other] as string[] }),
  ],
  [
    /^\/(?:ver\/profesional|admin\/cuentas|chat)\/([\w-]{8,64})(?![\w-])/,
    (key) => ({ keys: [key] as string[] }),
  ],
  [/^\/admin\/proyectos\/(\d{1,15})/, (id) => ({ project: Number(id) })],
  [
    /^\/(?:admin\/pagos-de-clientes|cliente\/recibos|profesional\/recibos)\/(?:[^/]+\/)?(\d{1,15})(?!\d)/,
    (id) => ({ payment: Number(id) }),
  ],
  [
    /^\/(?:admin\/pagos-a-profesionales\?(?:.*&)?pago=|profesional\/dinero\/pagos\/)(\d{1,15})/,
    (id) => ({ payout: Number(id) }),
  ],
];

function ofAddress(address: string): TeamQuery | null {
  for (const [form, meant] of ADDRESSES) {
    const parts = form.exec(address)?.slice(1);
    if (parts) return { ...NOTHING, kind: 'direccion', ...meant(...parts) };
  }
  return null;
}

const numbersOf = (digits: string) => {
  const id = Number(digits);
  return { project: id, payment: id, payout: id };
};

/** A number with what it is the number of before it, or with a sign of numbers; null for any other text, digits alone too. */
function ofNumber(typed: string): Partial<TeamQuery> | null {
  const plain = typed.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const [, letter, folio] = FOLIO.exec(plain) ?? [];
  if (letter === 't') return { payout: Number(folio) };
  if (letter === 'l') return { release: Number(folio) };
  if (letter !== undefined) return { payment: Number(folio) };
  const [, noun, digits] = NUMBERED.exec(plain) ?? [];
  if (digits === undefined || digits === plain) return null;
  const all = numbersOf(digits);
  if (noun === 'proyecto') return { project: all.project };
  if (noun === 'recibo') return { payment: all.payment };
  return noun === 'pago' ? { payment: all.payment, payout: all.payout } : all;
}

/** Digits with the signs that telephones are written with: a whole telephone, part of one, or a number. */
function ofDigits(typed: string): TeamQuery {
  const phone = readPhone(typed);
  const digits = typed.replaceAll(/\D/g, '');
  if ('e164' in phone)
    return { ...NOTHING, kind: 'telefono', phone: phone.e164, ...bankKeyOf(digits) };
  const number = /^\d{1,15}$/.test(typed) ? numbersOf(typed) : {};
  if (digits.length < DIGITS_FROM)
    return /^\d+$/.test(typed) ? { ...NOTHING, kind: 'numero', ...number } : NOTHING;
  const national = typed.startsWith('+') || digits.length > 10 ? withoutPrefix(digits) : digits;
  if (national.length > 10) return { ...NOTHING, kind: 'numero', ...number, ...bankKeyOf(digits) };
  return {
    ...NOTHING,
    kind: 'telefono',
    phoneEnd: typed.startsWith('+') || national.length < DIGITS_FROM ? null : national,
    phoneStart: national.length < 3 ? null : national,
    ...number,
    ...bankKeyOf(digits),
  };
}

/** Without the country's code, and the digits that were once dialled before a mobile. */
const withoutPrefix = (digits: string): string => digits.replace(/^(?:521?|04[45]|01)/, '');

/** A bank's key has at least some digits, and no signs. */
function bankKeyOf(typed: string): Pick<TeamQuery, 'trackingKey'> | null {
  const whole = typed.replaceAll(' ', '');
  const isKey = /^[A-Za-z0-9]{4,30}$/.test(whole) && /\d{2}/.test(whole);
  return isKey ? { trackingKey: whole.toUpperCase() } : null;
}

function ofWords(typed: string): TeamQuery {
  const words = [...new Set(searchText(typed).split(' '))]
    .filter((word) => word.length >= WORD_FROM && !ORDINARY.has(word))
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, WORD_MAX));
  // The beginning of an e-mail is one word as it is typed.
  const email = /^[\w.+-]+$/.test(typed) && typed.length >= EMAIL_FROM && words.length > 0;
  const bankKey = bankKeyOf(typed);
  if (words.length === 0 && !bankKey) return NOTHING;
  return {
    ...NOTHING,
    kind: OBVIOUS_KEY.test(typed) || (bankKey && words.length < 2) ? 'clave' : 'palabras',
    keys: KEY.test(typed) ? [typed] : [],
    words,
    nameWords: words.some((word) => LEGAL_FORMS.has(word))
      ? words.filter((word) => !LEGAL_FORMS.has(word))
      : [],
    email: email ? typed.toLowerCase() : null,
    ...bankKey,
  };
}

/** Whether there is anything to look for. */
export const isSearchable = ({ keys, words, ...meant }: TeamQuery): boolean =>
  keys.length + words.length > 0 || SINGLE.some((what) => meant[what] !== null);

const SINGLE = [
  'phone',
  'phoneEnd',
  'phoneStart',
  'email',
  'project',
  'payment',
  'payout',
  'release',
  'providerId',
  'trackingKey',
] as const;
