/**
 * A Mexican phone number as E.164 (`+52` and ten digits), or null when it is none (decisions §2).
 * Accepts what people type: spaces, dashes, parentheses, `52`, `+52`, `0052`, and the `1` that
 * mobile numbers abroad needed until 2019.
 */
export function normalizePhone(typed: string): string | null {
  if (!/^[\d\s().+-]+$/.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, '').replace(/^00/, '');
  const national = /^(?:521?)?([2-9]\d{9})$/.exec(digits)?.[1];
  return national ? `+52${national}` : null;
}

/** An E.164 number as «33 1234 5678»; the metropolitan area codes have two digits. */
export function formatPhone(e164: string): string {
  const national = e164.replace(/^\+52/, '');
  const area = /^(33|55|56|81)/.test(national) ? 2 : 3;
  const rest = national.slice(area);
  return `${national.slice(0, area)} ${rest.slice(0, rest.length - 4)} ${rest.slice(-4)}`;
}
