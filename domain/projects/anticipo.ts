import { orList } from '#lib/numbers.ts';
import { type Centavos, percentOf } from '../money.ts';

/** The fractions of the price that can be released (1 §9), largest first. */
export const ANTICIPO_FRACTIONS = [1, 0.75, 0.5, 0.33, 0.25] as const;

/** The same as people read them: «100», «75» … */
export const ANTICIPO_PERCENTS = ANTICIPO_FRACTIONS.map((fraction) =>
  String(Math.round(fraction * 100)),
);

/** «Elige 100, 75, 50, 33 o 25 %.»: the message for any other fraction. */
export const ANTICIPO_CHOICES = `Elige ${orList(ANTICIPO_PERCENTS)} %.`;

/** A fraction of the price in centavos, rounded half up (decisions §5). */
export const anticipoAmount = (precio: Centavos, fraction: number): Centavos =>
  percentOf(precio, Math.round(fraction * 100));

/** Each option with its amount in centavos and whether the held money covers it. */
export const anticipoOptions = (precio: Centavos, held: Centavos) =>
  ANTICIPO_FRACTIONS.map((fraction) => {
    const amount = anticipoAmount(precio, fraction);
    return { fraction, amount, exceedsHeld: amount > held };
  });
