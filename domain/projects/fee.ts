import { type Centavos, add, centavos, fromMxn, subtract, toMxn, ZERO } from '../money.ts';

/** A fee of the platform: hundredths of a percent of what is released, and centavos once per project. */
export interface Fee {
  readonly hundredths: number;
  readonly fixed: Centavos;
}

/** A fee on the wire: percent with at most 2 decimals, and MXN per project. */
export interface FeeOnWire {
  readonly porcentaje: number;
  readonly fija: number;
}

/** The fee for the wire. */
export const feeOnWire = ({ hundredths, fixed }: Fee): FeeOnWire => ({
  porcentaje: hundredths / 100,
  fija: toMxn(fixed),
});

/** The fee that came over the wire. */
export const feeFromWire = ({ porcentaje, fija }: FeeOnWire): Fee => ({
  hundredths: Math.round(porcentaje * 100),
  fixed: fromMxn(fija),
});

/** A fee as people read it (1 §9): «5 %» with a non-breaking space, and «$3.00». */
export const feeText = ({ hundredths, fixed }: Fee) => ({
  percent: `${hundredths / 100}\u00a0%`,
  fixed: `$${toMxn(fixed).toFixed(2)}`,
});

/**
 * The platform's fee for a total released to the professional, in centavos (1 §9), rounded half up; 0 for 0, and
 * never more than the total itself.
 */
export function feeOf({ hundredths, fixed }: Fee, releasedTotal: Centavos): Centavos {
  if (releasedTotal <= 0) return ZERO;
  const part = Math.floor((releasedTotal * hundredths + 5_000) / 10_000);
  return centavos(Math.min(releasedTotal, part + fixed));
}

/**
 * The fee of one release, in centavos: fee(after) − fee(before), so that the parts of a project
 * add up exactly to the fee of its price (decisions §5).
 */
export const feeOfRelease = (fee: Fee, releasedBefore: Centavos, amount: Centavos): Centavos =>
  subtract(feeOf(fee, add(releasedBefore, amount)), feeOf(fee, releasedBefore));

/** The price minus the fee, in centavos (1 §9): what the professional receives. */
export const netOf = (fee: Fee, precio: Centavos): Centavos => subtract(precio, feeOf(fee, precio));
