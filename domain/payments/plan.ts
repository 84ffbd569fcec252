import { type Centavos, centavos, formatWhole, subtract, ZERO } from '../money.ts';

/** An accepted price above this, in centavos, is paid in two halves (1 §9). */
const HALF_FIRST_ABOVE = centavos(500_000);
/** The same as people read it: «$5,000». */
export const AT_ONCE_TEXT = formatWhole(HALF_FIRST_ABOVE);

/** The smallest card payment in MXN, in centavos. */
const LEAST_AT_ONCE = centavos(1000);
/** The largest card payment in MXN, in centavos. */
const MOST_AT_ONCE = 99_999_999;

/** What the plan of a project's payments depends on, in centavos. */
export interface Charges {
  /** Accepted additional services included. */
  readonly precio: Centavos;
  readonly pagado: Centavos;
  /** Of `precio`, the accepted additional services that are not paid yet. */
  readonly adicional_por_pagar: Centavos;
}

/** The price that was accepted, with the additional services that have been paid since. */
const acceptedPrice = ({ precio, adicional_por_pagar }: Charges): Centavos =>
  subtract(precio, adicional_por_pagar);

/**
 * What the client pays next, in centavos (4 §C). An accepted price of up to 5,000 MXN is one payment, a higher one half
 * of everything (the odd centavo with it) and then everything else in one. An additional service thus raises
 * both halves before the first payment, joins the rest after it, and is due by itself once all is paid. What
 * exceeds the largest card payment is paid in even parts.
 */
export function amountDue(charges: Charges): Centavos {
  const { precio, pagado } = charges;
  if (pagado >= precio) return ZERO;
  const inHalves = pagado === 0 && acceptedPrice(charges) > HALF_FIRST_ABOVE;
  return inOnePayment(inHalves ? centavos(Math.ceil(precio / 2)) : subtract(precio, pagado));
}

/** Whether something is due, but less than a card payment can be. */
export const isUnpayable = (due: Centavos): boolean => due > 0 && due < LEAST_AT_ONCE;

/** Whether the first half is paid and the rest is not: «Mitad pagada». */
export const isHalfPaid = (charges: Charges): boolean =>
  acceptedPrice(charges) > HALF_FIRST_ABOVE &&
  charges.pagado < acceptedPrice(charges) &&
  charges.pagado * 2 >= acceptedPrice(charges);

/** Even parts, so that the last one is never too small to be charged. */
const inOnePayment = (due: Centavos): Centavos =>
  centavos(Math.ceil(due / Math.ceil(due / MOST_AT_ONCE)));

/** The remaining payments in centavos, as `amountDue` will request them one by one. */
export function paymentsLeft(charges: Charges): Centavos[] {
  const left: Centavos[] = [];
  for (let { pagado } = charges; pagado < charges.precio; ) {
    const due = amountDue({ ...charges, pagado });
    left.push(due);
    pagado = centavos(pagado + due);
  }
  return left;
}
