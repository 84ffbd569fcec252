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

/** Whether the bank only asks about a payment: no money has moved. */
export const isInquiry = (status: string): boolean => status.startsWith('warning_');

/** Whether a bank that only asked has its answer, and takes nothing back. */
export const isAnswered = (status: string): boolean => status === 'warning_closed';
