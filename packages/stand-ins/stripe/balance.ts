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
  /** When it counts; at once, if nothing is said. */
  available_on?: number;
};

/** The currency of the account and of its bank. */
export const CURRENCY = 'mxn';

/** Books a movement of the account's balance. */
export function book(context: Context, movement: Movement): BalanceTransaction {
  const { amount, type, fee_details = [], available_on = context.now() } = movement;
  const fee = fee_details.reduce((sum, detail) => sum + detail.amount, 0);
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on,
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
    // An outgoing one counts at once, whenever it arrives.
    status: amount > 0 && available_on > context.now() ? 'pending' : 'available',
    type,
  };
  context.store.transactions.set(transaction.id, transaction);
  return transaction;
}

/** What is pending becomes available once its time has come. */
export function transactionView(
  context: Context,
  transaction: BalanceTransaction,
): BalanceTransaction {
  if (transaction.status === 'available' || transaction.available_on > context.now()) {
    return transaction;
  }
  return { ...transaction, status: 'available' };
}

/** The account's balance: what can be paid out, and what cannot yet. */
export function balance(context: Context) {
  const sums = (status: BalanceTransaction['status']) => {
    const byCurrency = new Map([[CURRENCY, 0]]);
    for (const transaction of context.store.transactions.values()) {
      const { currency, net } = transaction;
      if (transactionView(context, transaction).status !== status) continue;
      byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + net);
    }
    return [...byCurrency].map(([currency, amount]) => ({
      amount,
      currency,
      source_types: { card: amount },
    }));
  };
  return {
    object: 'balance',
    available: sums('available'),
    livemode: false,
    pending: sums('pending'),
  };
}

/** Makes everything available now, as time would. */
export function makeAvailable(context: Context): void {
  const pending = context.store.transactions.values().filter(({ status }) => status === 'pending');
  for (const transaction of pending) {
    context.store.transactions.set(transaction.id, { ...transaction, status: 'available' });
  }
  if (pending.length > 0) context.emit('balance.available', balance(context));
}
