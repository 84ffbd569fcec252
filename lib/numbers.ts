/**
 * A number as it is written in Mexico: «1,234.5». Calculated, because what a browser knows about languages differs with
 * its version and its maker. Halves are rounded away from zero.
 * @param decimals at most so many; `exactly` that many with `fixed`.
 */
export function formatNumber(value: number, decimals = 3, fixed = false): string {
  // By its decimal digits: 1.005 has a binary value below one half.
  const rounded = Math.round(Number(`${Math.abs(value)}e${decimals}`));
  const digits = String(rounded).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const fraction = digits.slice(digits.length - decimals);
  const shown = fixed ? fraction : fraction.replace(/0+$/, '');
  return `${value < 0 && rounded > 0 ? '-' : ''}${whole}${shown && `.${shown}`}`;
}

/** MXN as «$1,234.50», or rounded to whole pesos as «$1,235» with 0 decimals. */
export function formatPesos(mxn: number, decimals: 0 | 2 = 2): string {
  const text = formatNumber(mxn, decimals, true);
  return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`;
}

/** «100, 75 o 50» */
export const orList = (items: readonly string[]): string =>
  items.join(', ').replace(/, ([^,]*)$/, ' o $1');
