/** Why a text is no Mexican phone number. */
export type PhoneFault = 'letters' | 'foreign' | 'few' | 'many' | 'start';

/** Spaces, dashes, parentheses, a plus, and the invisible marks that are copied along with contacts. */
const SPELLING = /^[\d\s().+\p{Pd}\p{Cf}]+$/u;
const COUNTRY = '52';
/** Before 2019 a mobile was dialled with 044 or 045, or 1 from abroad, and other cities with 01. */
const FORMER_PREFIXES = { home: /^(?:044|045|01)(?=\d{10}$)/, abroad: /^1(?=\d{10}$)/ };

/**
 * A Mexican phone number, in any usual spelling, as E.164 (`+52` and ten digits); or what is wrong with it
 * (decisions §2). A number of another country is never read as a Mexican one.
 */
export function readPhone(text: string): { e164: string } | { fault: PhoneFault } {
  // Keyboards of other scripts type digits of full width.
  const typed = text.normalize('NFKC');
  if (!SPELLING.test(typed)) return { fault: 'letters' };
  const digits = typed.replaceAll(/\D/g, '');
  const abroad = /^[^\d+]*\+/.test(typed) ? digits : /^(?:00|011)(\d{9,})$/.exec(digits)?.[1];
  if (abroad !== undefined && !abroad.startsWith(COUNTRY)) return { fault: 'foreign' };
  const international = abroad ?? /^521?\d{10}$/.exec(digits)?.[0];
  const national = international
    ? international.slice(COUNTRY.length).replace(FORMER_PREFIXES.abroad, '')
    : digits.replace(FORMER_PREFIXES.home, '');
  if (national.length < 10) return { fault: 'few' };
  if (national.length > 10) return { fault: 'many' };
  return /^[01]/.test(national) ? { fault: 'start' } : { e164: `+${COUNTRY}${national}` };
}

/** The same, or null when it is none. */
export function normalizePhone(typed: string): string | null {
  const phone = readPhone(typed);
  return 'e164' in phone ? phone.e164 : null;
}

/** An E.164 number as «33 1234 5678»; the metropolitan area codes have two digits. */
export function formatPhone(e164: string): string {
  const national = e164.replace(/^\+52/, '');
  const area = /^(33|55|56|81)/.test(national) ? 2 : 3;
  const rest = national.slice(area);
  return `${national.slice(0, area)} ${rest.slice(0, rest.length - 4)} ${rest.slice(-4)}`;
}
