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
  receipt_email: string | null;
  status: IntentStatus;
  [constant: string]: unknown;
};

export type Card = {
  brand: string;
  country: string;
  exp_month: number;
  exp_year: number;
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
  created: number;
  currency: string;
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
  charge: string;
  created: number;
  payment_intent: string;
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
