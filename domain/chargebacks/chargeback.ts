import { type Fee, feeOfRelease } from '../projects/fee.ts';
import { centavos, type Centavos, subtract, ZERO } from '../money.ts';

/** A payment of a project, in centavos: what it brought less what of it went back. */
export interface PaidPart {
  readonly id: number;
  readonly net: Centavos;
}

/** What was released out of one payment, in centavos: before fees, and what its receiver got of it. */
export interface Released {
  readonly gross: Centavos;
  readonly net: Centavos;
}

/**
 * What of a project's released money came out of one of its payments (4 §A): releases use the payments up in their order.
 * `payments` are the settled ones, the oldest first; `released` is what the project released in all, centavos, and `fee` its fee.
 */
export function releasedOutOf(
  paymentId: number,
  payments: readonly PaidPart[],
  released: Centavos,
  fee: Fee,
): Released {
  let before: number = ZERO;
  for (const { id, net } of payments) {
    const gross = centavos(Math.max(0, Math.min(net, released - before)));
    if (id === paymentId)
      return {
        gross,
        net: subtract(gross, feeOfRelease(fee, centavos(Math.min(before, released)), gross)),
      };
    before += net;
  }
  return { gross: ZERO, net: ZERO };
}

/** How a loss is divided when it is decided, centavos. */
export interface LossShares {
  /** Taken from what is reserved. */
  readonly reserved: Centavos;
  /** Taken from the next releases. */
  readonly owed: Centavos;
  readonly platform: Centavos;
}

/** Divides a loss of `amount` of which the professional owes `charge` and `reserved` of theirs is kept for it (4 §A). */
export function lossShares(amount: Centavos, charge: Centavos, reserved: Centavos): LossShares {
  const taken = centavos(Math.min(charge, reserved));
  return { reserved: taken, owed: subtract(charge, taken), platform: subtract(amount, charge) };
}

/**
 * What a dispute is: `consulta`, its bank only asks, and `consulta_cerrada`, it takes nothing back; `abierto`, the money is taken
 * and somebody still decides; `ganado` and `perdido`; `evitado`, settled before it became one.
 */
export type DisputeStage =
  | 'consulta'
  | 'consulta_cerrada'
  | 'abierto'
  | 'ganado'
  | 'perdido'
  | 'evitado';

/** All words of the provider's for where a dispute stands. */
const STAGES: Readonly<Record<string, DisputeStage>> = {
  warning_needs_response: 'consulta',
  warning_under_review: 'consulta',
  warning_closed: 'consulta_cerrada',
  needs_response: 'abierto',
  under_review: 'abierto',
  // Of a decision that somebody contests; until the next one, what was decided stands.
  appeal_needs_response: 'abierto',
  appeal_under_review: 'abierto',
  won: 'ganado',
  lost: 'perdido',
  prevented: 'evitado',
};

/** null for a word that nobody knows: what it means is not guessed. */
export const disputeStage = (status: string): DisputeStage | null =>
  Object.hasOwn(STAGES, status) ? (STAGES[status] ?? null) : null;

/**
 * How a chargeback was lost, by the provider's word for where it stands: a prevented one without anybody deciding, and one
 * that is appealed not for good (4 §A).
 */
export function lostAs(status: string): string {
  if (status === 'prevented') return 'Evitado';
  return status.startsWith('appeal_') ? 'Perdido, se apela' : 'Perdido';
}

/**
 * The same by what it has taken and not given back, centavos: a prevented one that took the money is lost, without any evidence
 * being asked for, and one that took none asked for something and is over.
 */
export function disputeNow(status: string, taken: Centavos): DisputeStage | null {
  const stage = disputeStage(status);
  if (stage !== 'evitado') return stage;
  return taken > 0 ? 'perdido' : 'consulta_cerrada';
}
