import { randomBytes } from 'node:crypto';
import { openJournal, type Table } from '../journal.ts';
import type { Delivery } from './deliveries.ts';
import type { SavedReply } from './idempotency.ts';
import type { TestCard } from './test-cards.ts';
import type {
  BalanceTransaction,
  Charge,
  Dispute,
  EarlyFraudWarning,
  Event,
  FileObject,
  PaymentIntent,
  PaymentMethod,
  Payout,
  Refund,
} from './types.ts';

/** A confirmation that waits for the bank: for 3-D Secure, or for the end of `processing`. */
type Attempt = { id: string; payment_method: string; return_url: string | null };

/** Which automatic payout took a balance transaction to the bank. */
type PaidOut = { id: string; payout: string };

/** A card and how its bank behaves; the number itself is never kept. */
export type CardOnFile = { method: PaymentMethod; behaviour: TestCard };

export type Store = {
  intents: Table<PaymentIntent>;
  methods: Table<CardOnFile>;
  attempts: Table<Attempt>;
  charges: Table<Charge>;
  refunds: Table<Refund>;
  disputes: Table<Dispute>;
  warnings: Table<EarlyFraudWarning>;
  files: Table<FileObject>;
  transactions: Table<BalanceTransaction>;
  payouts: Table<Payout>;
  paidOut: Table<PaidOut>;
  events: Table<Event>;
  deliveries: Table<Delivery>;
  replies: Table<SavedReply>;
  commit(): void;
};

const DAY = 24 * 60 * 60;

export function openStore(file: string | undefined, nowInSeconds: number): Store {
  const journal = openJournal(file);
  const store: Store = {
    intents: journal.table('payment_intent'),
    methods: journal.table('payment_method'),
    attempts: journal.table('attempt'),
    charges: journal.table('charge'),
    refunds: journal.table('refund'),
    disputes: journal.table('dispute'),
    warnings: journal.table('early_fraud_warning'),
    files: journal.table('file'),
    transactions: journal.table('balance_transaction'),
    payouts: journal.table('payout'),
    paidOut: journal.table('paid_out'),
    events: journal.table('event'),
    deliveries: journal.table('delivery'),
    replies: journal.table('reply'),
    commit: journal.commit,
  };
  // Stripe deletes these too: idempotency keys after a day, events after a month.
  for (const reply of store.replies.values()) {
    if (reply.created < nowInSeconds - DAY) store.replies.delete(reply.id);
  }
  for (const event of store.events.values()) {
    if (event.created > nowInSeconds - 30 * DAY) continue;
    store.events.delete(event.id);
    store.deliveries.delete(event.id);
  }
  store.commit();
  return store;
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
