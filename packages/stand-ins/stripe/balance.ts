import type { Context } from './context.ts';
import { newId } from './store.ts';
import type { BalanceTransaction } from './types.ts';

export type Movement = {
  type: string;
  reporting_category: string;
  /** Negative when it leaves the balance. */
  amount: number;
  currency: string;
  source: string;
  fee_details?: BalanceTransaction['fee_details'];
};

/** Money of a card can be paid out some days later; whatever else moves does so at once. */
const CARD_DELAY = 3 * 24 * 60 * 60;

/** Books a movement of the account's balance. */
export function book(context: Context, movement: Movement): BalanceTransaction {
  const { amount, type, fee_details = [] } = movement;
  const fee = fee_details.reduce((sum, detail) => sum + detail.amount, 0);
  const waits = type === 'charge';
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: context.now() + (waits ? CARD_DELAY : 0),
    balance_type: 'payments',
    created: context.now(),
    currency: movement.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details,
    net: amount - fee,
    reporting_category: movement.reporting_category,
    source: movement.source,
    status: waits ? 'pending' : 'available',
    type,
  };
  context.store.transactions.set(transaction.id, transaction);
  return transaction;
}
