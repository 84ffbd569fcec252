import { book } from './balance.ts';
import type { Context } from './context.ts';
import { costOfDispute } from './costs.ts';
import { invalidRequest } from './errors.ts';
import { evidenceFiles, evidenceTexts } from './known-params.ts';
import { failPendingRefunds } from './refund-outcomes.ts';
import { newId } from './store.ts';
import type { Charge, Dispute, DisputeStatus } from './types.ts';

const DAY = 24 * 60 * 60;

/** The reasons that banks give, with Visa's code of each. */
const disputeReasons: Record<string, string> = {
  credit_not_processed: '13.6',
  duplicate: '12.6.1',
  fraudulent: '10.4',
  general: '12.5',
  product_not_received: '13.1',
  product_unacceptable: '13.3',
  subscription_canceled: '13.2',
  unrecognized: '10.4',
};

export type Opening = {
  reason?: string | undefined;
  amount?: number | undefined;
  /** Null: the bank says no deadline. */
  dueInDays?: number | null | undefined;
  /** The bank only asks; no money moves unless it escalates. */
  inquiry?: boolean;
};

/** The cardholder's bank disputes a charge: without anybody's consent it takes the money back. */
export function openDispute(context: Context, charge: Charge, opening: Opening = {}): Dispute {
  const { reason = 'fraudulent', dueInDays = 9, inquiry = false } = opening;
  const networkCode = disputeReasons[reason];
  if (!networkCode) {
    throw invalidRequest(`reason is one of ${Object.keys(disputeReasons).join(', ')}`);
  }
  const left = charge.amount - disputedOf(context, charge);
  const amount = opening.amount ?? Math.min(left, charge.amount - charge.amount_refunded || left);
  if (!Number.isInteger(amount) || amount < 1 || amount > left) {
    throw invalidRequest(`Of ${charge.id}, ${left} can still be disputed`, { param: 'amount' });
  }
  const { brand } = (charge.payment_method_details as { card: { brand: string } }).card;
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: context.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      ...Object.fromEntries(
        [...evidenceTexts, ...evidenceFiles].sort().map((name) => [name, null]),
      ),
      enhanced_evidence: {},
    },
    evidence_details: {
      due_by: dueInDays === null ? null : context.now() + Math.round(dueInDays * DAY),
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand,
        case_type: inquiry ? 'inquiry' : 'chargeback',
        network: brand,
        network_reason_code: networkCode,
      },
      type: 'card',
    },
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  };
  context.store.charges.set(charge.id, { ...charge, disputed: true });
  const opened = inquiry ? keep(context, dispute) : withdraw(context, dispute);
  context.emit('charge.dispute.created', opened);
  if (!inquiry) fundsWithdrawn(context, opened);
  return opened;
}

/** The bank makes a chargeback of its inquiry. */
export function escalateDispute(context: Context, dispute: Dispute): Dispute {
  if (!isInquiry(dispute) || isClosed(dispute)) {
    throw invalidRequest(`A dispute that is ${dispute.status} cannot escalate`);
  }
  const details = dispute.payment_method_details as { card: object };
  const escalated = withdraw(context, {
    ...dispute,
    payment_method_details: { ...details, card: { ...details.card, case_type: 'chargeback' } },
    is_charge_refundable: false,
    status: 'needs_response',
  });
  context.emit('charge.dispute.updated', escalated, { status: dispute.status });
  fundsWithdrawn(context, escalated);
  return escalated;
}

/** The bank decides. It may still change its mind about a lost one, which gives the money back late. */
export function decideDispute(context: Context, dispute: Dispute, won: boolean): Dispute {
  if (isClosed(dispute) && !(won && dispute.status === 'lost')) {
    throw invalidRequest(`This dispute is already closed: ${dispute.status}`);
  }
  if (isInquiry(dispute)) {
    if (won) return close(context, dispute, 'warning_closed');
    return close(context, escalateDispute(context, dispute), 'lost');
  }
  if (!won) return close(context, dispute, 'lost');
  const reinstated = book(context, {
    type: 'adjustment',
    reporting_category: 'dispute_reversal',
    amount: dispute.amount,
    currency: dispute.currency,
    source: dispute.id,
  });
  const before = dispute.balance_transactions;
  const after = keep(context, {
    ...dispute,
    balance_transactions: [...before, reinstated],
    is_charge_refundable: true,
    status: 'won',
  });
  context.emit('charge.dispute.funds_reinstated', after, { balance_transactions: before });
  context.emit('charge.dispute.closed', after, { status: dispute.status });
  return after;
}

/** Ends a dispute in a way that moves no money. */
export function close(context: Context, dispute: Dispute, status: DisputeStatus): Dispute {
  const closed = keep(context, { ...dispute, status });
  context.emit('charge.dispute.closed', closed, { status: dispute.status });
  return closed;
}

/** Stripe tells that a dispute stands somewhere else, which moves no money. */
export function tellDispute(context: Context, dispute: Dispute, status: DisputeStatus): Dispute {
  const told = keep(context, { ...dispute, status });
  context.emit('charge.dispute.updated', told, { status: dispute.status });
  return told;
}

export function keep(context: Context, dispute: Dispute): Dispute {
  context.store.disputes.set(dispute.id, dispute);
  return dispute;
}

export function isClosed({ status }: Dispute): boolean {
  return ['won', 'lost', 'warning_closed', 'prevented'].includes(status);
}

export function isInquiry({ status }: Dispute): boolean {
  return status.startsWith('warning_');
}

function disputedOf({ store }: Context, charge: Charge): number {
  return store.disputes
    .values()
    .filter(({ charge: id, status }) => id === charge.id && status !== 'won')
    .filter(({ status }) => status !== 'warning_closed')
    .reduce((sum, { amount }) => sum + amount, 0);
}

function withdraw(context: Context, dispute: Dispute): Dispute {
  failPendingRefunds(context, dispute.charge);
  const cost = costOfDispute(dispute.amount, dispute.currency);
  const withdrawal = book(context, { ...cost, source: dispute.id });
  return keep(context, { ...dispute, balance_transactions: [withdrawal] });
}

function fundsWithdrawn(context: Context, dispute: Dispute): void {
  context.emit('charge.dispute.funds_withdrawn', dispute, { balance_transactions: [] });
}
