import type { Centavos } from '../money.ts';

/** What a payment covers of the plan of its project (4 §C). */
export const COVERAGES = [
  'todo',
  'primera_mitad',
  'resto',
  'adicionales',
  'parte',
  'nada',
] as const;
export type Coverage = (typeof COVERAGES)[number];

export interface PaidPart {
  /** What the project kept of the payment, in centavos; 0 for one that was returned at once. */
  readonly held: Centavos;
  /** Whether nothing more was due after it. */
  readonly completes: boolean;
}

/**
 * What a payment covers: all, the first half, what was left, additional services that were accepted after everything
 * was paid, a part of more than one payment, or nothing. `before` are the project's earlier payments, `accepted` its
 * price in centavos without additional services.
 */
export function coverageOf(
  { held, completes }: PaidPart,
  before: readonly PaidPart[],
  accepted: Centavos,
): Coverage {
  const earlier = before.filter((part) => part.held > 0);
  if (held === 0) return 'nada';
  if (earlier.some((part) => part.completes)) return completes ? 'adicionales' : 'parte';
  if (completes) return earlier.length === 0 ? 'todo' : 'resto';
  return earlier.length === 0 && held * 2 >= accepted ? 'primera_mitad' : 'parte';
}

/** «R-000123»: how people name the receipt of a payment. */
export const folioOf = (paymentId: number): string => `R-${String(paymentId).padStart(6, '0')}`;
