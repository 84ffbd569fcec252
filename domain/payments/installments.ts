import { type Centavos, centavos, subtract, ZERO } from '../money.ts';

/** Above this price, in centavos, half is paid first (1 §9). */
const HALF_FIRST_ABOVE = centavos(500_000);

/** The smallest card payment in MXN, in centavos. */
const LEAST_AT_ONCE = centavos(1000);
/** The largest card payment in MXN, in centavos. */
const MOST_AT_ONCE = 99_999_999;

/**
 * What the client pays next, in centavos, given the price and what is already paid: everything up
 * to 5,000 MXN; above it half first (the odd centavo with it), then the rest (decisions §5). Where
 * a price has grown and almost half of it is paid, the small rest of that half is not a payment of its own.
 * What exceeds the largest card payment is paid in even parts.
 */
export function amountDue(precio: Centavos, pagado: Centavos): Centavos {
  if (pagado >= precio) return ZERO;
  const half = centavos(Math.ceil(precio / 2));
  const step = precio > HALF_FIRST_ABOVE && half - pagado >= LEAST_AT_ONCE ? half : precio;
  return inOnePayment(subtract(step, pagado));
}

/** Whether something is due, but less than a card payment can be. */
export const isUnpayable = (due: Centavos): boolean => due > 0 && due < LEAST_AT_ONCE;

/** Even parts, so that the last one is never too small to be charged. */
const inOnePayment = (due: Centavos): Centavos =>
  centavos(Math.ceil(due / Math.ceil(due / MOST_AT_ONCE)));

/** The remaining payments in centavos, as `amountDue` will request them one by one. */
export function paymentsLeft(precio: Centavos, pagado: Centavos): Centavos[] {
  const left: Centavos[] = [];
  for (let paid = pagado; paid < precio; ) {
    const due = amountDue(precio, paid);
    left.push(due);
    paid = centavos(paid + due);
  }
  return left;
}
