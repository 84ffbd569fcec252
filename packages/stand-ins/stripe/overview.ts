import { balance } from './balance.ts';
import type { Context } from './context.ts';
import type { Dispute, Payout, Refund } from './types.ts';

/** A payment, and what became of it. */
type PaymentOverview = {
  payment_intent: string;
  description: string | null;
  amount: number;
  amount_refunded: number;
  created: number;
  refunds: Refund[];
  disputes: Dispute[];
  warned: boolean;
  /** Whether the bank was asked to authenticate who paid. */
  authentication: string;
};

type Overview = {
  available: number;
  pending: number;
  payments: PaymentOverview[];
  payouts: Payout[];
};

/** All payments that worked, and the account's money, newest first. */
export function overview(context: Context): Overview {
  const { store } = context;
  const of = <T extends { charge: string }>(rows: T[]) => Map.groupBy(rows, ({ charge }) => charge);
  const refunds = of(store.refunds.values());
  const disputes = of(store.disputes.values());
  const warnings = of(store.warnings.values());
  const { available, pending } = balance(context);
  return {
    available: available[0]?.amount ?? 0,
    pending: pending[0]?.amount ?? 0,
    payments: store.charges
      .values()
      .filter(({ status }) => status === 'succeeded')
      .map((charge) => ({
        payment_intent: charge.payment_intent,
        description: charge.description as string | null,
        amount: charge.amount,
        amount_refunded: charge.amount_refunded,
        created: charge.created,
        refunds: refunds.get(charge.id) ?? [],
        disputes: disputes.get(charge.id) ?? [],
        warned: warnings.has(charge.id),
        authentication:
          store.intents.get(charge.payment_intent)?.payment_method_options.card
            .request_three_d_secure ?? 'automatic',
      }))
      .reverse(),
    payouts: store.payouts.values().reverse(),
  };
}
