import { type Centavos, add, centavos, percentOf, subtract, toMxn, ZERO } from '../money.ts';

const FEE_PERCENT = 5;
const FEE_FIXED = centavos(300);

/** The fee as people read it (1 §9): «5 %» with a non-breaking space, and «$3.00». */
export const FEE_TEXT = {
  percent: `${FEE_PERCENT}\u00a0%`,
  fixed: `$${toMxn(FEE_FIXED).toFixed(2)}`,
} as const;

/**
 * The platform's fee for a total released to the professional: 5 % and 3 MXN, in centavos
 * (1 §9); 0 for 0, and never more than the total itself.
 */
export function feeOf(releasedTotal: Centavos): Centavos {
  if (releasedTotal <= 0) return ZERO;
  return centavos(Math.min(releasedTotal, percentOf(releasedTotal, FEE_PERCENT) + FEE_FIXED));
}

/**
 * The fee of one release, in centavos: fee(after) − fee(before), so that the parts of a project
 * add up exactly to the fee of its price (decisions §5).
 */
export const feeOfRelease = (releasedBefore: Centavos, amount: Centavos): Centavos =>
  subtract(feeOf(add(releasedBefore, amount)), feeOf(releasedBefore));

/** The price minus the fee, in centavos (1 §9): what the professional receives. */
export const netOf = (precio: Centavos): Centavos => subtract(precio, feeOf(precio));
