import { type Centavos, centavos, subtract, ZERO } from './money.ts';

/** Above this price, in centavos, half is paid first (1 §9). */
const HALF_FIRST_ABOVE = centavos(500_000);

/**
 * What the client pays next, in centavos, given the price and what is already paid: everything up
 * to 5,000 MXN; above it half first (the odd centavo with it), then the rest (decisions §5).
 */
export function amountDue(precio: Centavos, pagado: Centavos): Centavos {
  if (pagado >= precio) return ZERO;
  const half = centavos(Math.ceil(precio / 2));
  return precio > HALF_FIRST_ABOVE && pagado < half
    ? subtract(half, pagado)
    : subtract(precio, pagado);
}
