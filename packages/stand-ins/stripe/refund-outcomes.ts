import { book } from './balance.ts';
import type { Context } from './context.ts';
import { invalidRequest } from './errors.ts';
import type { Refund } from './types.ts';

const failureReasons = [
  'charge_for_pending_refund_disputed',
  'declined',
  'expired_or_canceled_card',
  'insufficient_funds',
  'lost_or_stolen_card',
  'merchant_request',
  'unknown',
];

/** What each outcome may follow: banks send money back even after a refund had succeeded. */
const possibleAfter: Record<string, Refund['status'][]> = {
  succeeded: ['pending'],
  canceled: ['pending'],
  failed: ['pending', 'succeeded'],
};

/** Ends a refund, or makes one fail that seemed to have ended. */
export function resolveRefund(
  context: Context,
  refund: Refund,
  status: string,
  failureReason = 'expired_or_canceled_card',
): Refund {
  if (!possibleAfter[status]?.includes(refund.status)) {
    throw invalidRequest(`A refund that is ${refund.status} cannot become ${status}`);
  }
  if (!failureReasons.includes(failureReason)) {
    throw invalidRequest(`failure_reason is one of ${failureReasons.join(', ')}`);
  }
  const { pending_reason: _, ...rest } = refund;
  const after = {
    ...rest,
    status: status as Refund['status'],
    ...(status !== 'succeeded' && {
      failure_balance_transaction: giveBack(context, refund),
      ...(status === 'failed' && { failure_reason: failureReason }),
    }),
  } as Refund;
  context.store.refunds.set(after.id, after);
  const previous = { status: refund.status };
  context.emit('refund.updated', after, previous);
  context.emit('charge.refund.updated', after, previous);
  if (status === 'failed') context.emit('refund.failed', after, previous);
  return after;
}

/** A chargeback overtakes the refunds of its charge that were still under way. */
export function failPendingRefunds(context: Context, charge: string): void {
  for (const refund of context.store.refunds.values()) {
    if (refund.charge !== charge || refund.status !== 'pending') continue;
    resolveRefund(context, refund, 'failed', 'charge_for_pending_refund_disputed');
  }
}

/** The money is in the balance again, and can be refunded anew. */
function giveBack(context: Context, { id, amount, currency, charge }: Refund): string {
  const refunded = context.store.charges.get(charge);
  if (refunded) {
    context.store.charges.set(charge, {
      ...refunded,
      amount_refunded: refunded.amount_refunded - amount,
      refunded: false,
    });
  }
  const returned = { type: 'refund_failure', reporting_category: 'refund_failure', currency };
  return book(context, { ...returned, amount, source: id }).id;
}
