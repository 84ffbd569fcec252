/** The part of Stripe's objects that is stored; constant fields are added when an object is made. */

export type Metadata = Record<string, string>;

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } }
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: string } };

export type PaymentIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  canceled_at: number | null;
  cancellation_reason: string | null;
  client_secret: string;
  created: number;
  currency: string;
  description: string | null;
  last_payment_error: ErrorBody | null;
  latest_charge: string | null;
  metadata: Metadata;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_options: {
    card: { request_three_d_secure: 'any' | 'automatic' | 'challenge' };
  };
  receipt_email: string | null;
  status: IntentStatus;
  [constant: string]: unknown;
};

export type Card = {
  brand: string;
  country: string;
  exp_month: number;
  exp_year: number;
  /** The same for every use of one number. */
  fingerprint: string;
  funding: string;
  last4: string;
  [constant: string]: unknown;
};

export type PaymentMethod = {
  id: string;
  object: 'payment_method';
  type: 'card';
  card: Card;
  created: number;
  [constant: string]: unknown;
};

export type Charge = {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  balance_transaction: string | null;
  created: number;
  currency: string;
  disputed: boolean;
  payment_intent: string;
  payment_method: string;
  refunded: boolean;
  status: 'succeeded' | 'failed';
  [constant: string]: unknown;
};

export const refundStatuses = ['succeeded', 'pending', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  balance_transaction: string | null;
  charge: string;
  created: number;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  status: RefundStatus | 'canceled';
  [constant: string]: unknown;
};

export type Event = {
  id: string;
  object: 'event';
  created: number;
  data: { object: object; previous_attributes?: object };
  pending_webhooks: number;
  type: string;
  [constant: string]: unknown;
};

type FeeDetail = {
  amount: number;
  application: null;
  currency: string;
  description: string;
  type: 'stripe_fee' | 'tax';
};

export type BalanceTransaction = {
  id: string;
  object: 'balance_transaction';
  amount: number;
  available_on: number;
  created: number;
  currency: string;
  fee: number;
  fee_details: FeeDetail[];
  net: number;
  reporting_category: string;
  source: string;
  status: 'available' | 'pending';
  type: string;
  [constant: string]: unknown;
};

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'appeal_needs_response'
  | 'appeal_under_review'
  | 'prevented'
  | 'won'
  | 'lost';

export type Dispute = {
  id: string;
  object: 'dispute';
  amount: number;
  balance_transactions: BalanceTransaction[];
  charge: string;
  created: number;
  currency: string;
  evidence: Record<string, unknown>;
  evidence_details: {
    /** Null where the bank says no deadline. */
    due_by: number | null;
    enhanced_eligibility: object;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
    submission_method: 'manual' | 'not_submitted';
  };
  is_charge_refundable: boolean;
  metadata: Metadata;
  payment_intent: string;
  reason: string;
  status: DisputeStatus;
  [constant: string]: unknown;
};

export type EarlyFraudWarning = {
  id: string;
  object: 'radar.early_fraud_warning';
  actionable: boolean;
  charge: string;
  created: number;
  fraud_type: string;
  livemode: false;
  payment_intent: string;
};

export type Payout = {
  id: string;
  object: 'payout';
  amount: number;
  arrival_date: number;
  automatic: boolean;
  balance_transaction: string;
  created: number;
  currency: string;
  status: 'in_transit' | 'paid' | 'failed';
  [constant: string]: unknown;
};

export type FileObject = {
  id: string;
  object: 'file';
  created: number;
  purpose: string;
  size: number;
  [constant: string]: unknown;
};

export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
};
