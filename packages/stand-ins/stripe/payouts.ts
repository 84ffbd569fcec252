import { balance, book, CURRENCY, makeAvailable } from './balance.ts';
import type { Context } from './context.ts';
import { invalidRequest } from './errors.ts';
import { newId } from './store.ts';
import type { Payout } from './types.ts';

const DAY = 24 * 60 * 60;

/**
 * Sends what is available to the platform's bank, after everything has become available. Without an amount it
 * is an automatic payout, which takes all there is and knows the transactions that it is made of.
 */
export function createPayout(context: Context, wanted?: number): Payout {
  const { store } = context;
  makeAvailable(context);
  const available = balance(context).available.find(({ currency }) => currency === CURRENCY);
  const there = available?.amount ?? 0;
  const amount = wanted ?? there;
  if (amount < 1 || amount > there) {
    throw invalidRequest('You have insufficient available funds in your Stripe account.', {
      code: 'balance_insufficient',
      param: 'amount',
    });
  }
  const id = newId('po');
  const arrival_date = context.now() + DAY;
  const transaction = book(context, {
    type: 'payout',
    reporting_category: 'payout',
    amount: -amount,
    available_on: arrival_date,
    currency: CURRENCY,
    source: id,
  });
  const automatic = wanted === undefined;
  if (automatic) {
    for (const { id: movement, currency } of store.transactions.values()) {
      if (currency !== CURRENCY || store.paidOut.get(movement)) continue;
      store.paidOut.set(movement, { id: movement, payout: id });
    }
  }
  const payout: Payout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date,
    automatic,
    balance_transaction: transaction.id,
    created: context.now(),
    currency: CURRENCY,
    description: automatic ? 'STRIPE PAYOUT' : null,
    destination: 'ba_stand_in',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: automatic ? 'completed' : 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: { status: 'pending', value: null },
    type: 'bank_account',
  };
  store.payouts.set(id, payout);
  context.emit('payout.created', payout);
  return payout;
}

/**
 * The bank takes the money, or sends it back, which it may still do after it had taken it. What it takes has arrived by
 * now, or on the day given, in seconds.
 */
export function resolvePayout(
  context: Context,
  payout: Payout,
  { paid, arrived = context.now() }: { paid: boolean; arrived?: number | undefined },
): Payout {
  const possible = paid ? ['in_transit'] : ['in_transit', 'paid'];
  if (!possible.includes(payout.status)) {
    throw invalidRequest(
      `A payout that is ${payout.status} cannot become ${paid ? 'paid' : 'failed'}`,
    );
  }
  const after: Payout = {
    ...payout,
    ...(paid
      ? {
          status: 'paid',
          arrival_date: Math.min(payout.arrival_date, arrived),
          trace_id: { status: 'supported', value: payout.id.slice(3, 18) },
        }
      : {
          status: 'failed',
          failure_balance_transaction: giveBack(context, payout),
          failure_code: 'account_closed',
          failure_message: 'The bank account has been closed.',
          trace_id: { status: 'unsupported', value: null },
        }),
  };
  context.store.payouts.set(after.id, after);
  context.emit(paid ? 'payout.paid' : 'payout.failed', after, { status: payout.status });
  if (!paid) context.emit('balance.available', balance(context));
  return after;
}

function giveBack(context: Context, { id, amount, currency }: Payout): string {
  const returned = { type: 'payout_failure', reporting_category: 'payout_reversal' };
  return book(context, { ...returned, amount, currency, source: id }).id;
}
