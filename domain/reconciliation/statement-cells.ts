import { MONTHS } from '#lib/date-words.ts';

/** A day as banks of Mexico write it (`03/11/2026`, `3-nov-26`, `2026-11-03`) as `YYYY-MM-DD`; null when it is none. */
export function dayOf(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text);
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = /^'?(\d{1,2})[/\-. ]([a-z]{3,}|\d{1,2})[/\-. ](\d{4}|\d{2})(?:[ ].*)?$/i.exec(text);
  if (!parts) return null;
  const [, day = '', month = '', year = ''] = parts;
  const number = /^\d/.test(month)
    ? Number(month)
    : 1 + MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3).toLowerCase()));
  return valid(Number(year) + (year.length === 2 ? 2000 : 0), number, Number(day));
}

function valid(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 2000
    ? date.toISOString().slice(0, 10)
    : null;
}

/**
 * An amount as banks write it (`$1,234.50`, `-1234.5`, `(1,234.50)`, `1.234,50`) in centavos; 0 for an empty cell or a
 * dash; null when it is none.
 */
export function amountOf(text: string): number | null {
  const bare = text.replace(/^'|\$|mxn|mn|\s/gi, '');
  if (/^-*$/.test(bare)) return 0;
  const parts = /^(\(|[-+])?([\d.,]+)(\)|[-+])?$/.exec(bare);
  const amount = plainNumber(parts?.[2] ?? '');
  if (!parts || amount === null) return null;
  const negative = parts[1] === '(' || parts[1] === '-' || parts[3] === '-';
  return Math.round(amount * 100) * (negative ? -1 : 1);
}

function plainNumber(digits: string): number | null {
  if (/^(\d{1,3}(,\d{3})+|\d+)?(\.\d{1,2})?$/.test(digits) && digits !== '')
    return Number(digits.replaceAll(',', ''));
  if (/^(\d{1,3}(\.\d{3})+|\d+),\d{1,2}$/.test(digits))
    return Number(digits.replaceAll('.', '').replace(',', '.'));
  return null;
}
