import { formatPesos } from '#lib/numbers.ts';

/** An amount of money in integer centavos of a Mexican peso. */
export type Centavos = number & { readonly __unit: 'centavos' };

/** Takes an integer as centavos; anything else is a programming error. */
export function centavos(amount: number): Centavos {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`not a whole number of centavos: ${amount}`);
  return amount as Centavos;
}

/** No money. */
export const ZERO = centavos(0);

/** Centavos as MXN with at most 2 decimals, the unit of the wire (decisions §1). */
export const toMxn = (amount: number): number => amount / 100;

/** MXN as centavos; throws for fractions of a centavo. */
export function fromMxn(pesos: number): Centavos {
  const amount = Math.round(pesos * 100);
  if (Math.abs(pesos * 100 - amount) > 1e-6) throw new RangeError(`finer than a centavo: ${pesos}`);
  return centavos(amount);
}

/** The sum of amounts, in centavos. */
export const add = (...amounts: readonly Centavos[]): Centavos =>
  centavos(amounts.reduce<number>((sum, amount) => sum + amount, 0));
/** `from` minus `amount`, in centavos; may be negative. */
export const subtract = (from: Centavos, amount: Centavos): Centavos => centavos(from - amount);

/** A fraction given in whole percent, rounded half up to the centavo. */
export const percentOf = (amount: Centavos, percent: number): Centavos =>
  centavos(Math.floor((amount * percent + 50) / 100));

/** The mean of `count` amounts with this `sum`, rounded half up to the centavo; 0 without amounts (2 §2). */
export const meanOf = (sum: number, count: number): Centavos =>
  centavos(count === 0 ? 0 : Math.round(sum / count));

/** Centavos as «$1,234.50 MXN», the way in which people read amounts that are due, paid or owed. */
export const formatCentavos = (amount: number): string =>
  `${formatPesos(amount / 100).replace('-', '−')} MXN`;

/** Centavos rounded to the peso, as prices of a pre-quote are read: «$1,235». */
export const formatWhole = (amount: number): string => formatPesos(amount / 100, 0);
/** The total of a pre-quote: «aprox. $1,235». */
export const formatApprox = (amount: number): string => `aprox. ${formatWhole(amount)}`;
