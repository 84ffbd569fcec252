import type { Store } from './store.ts';
import type { Event, PaymentIntent } from './types.ts';

const publicFields = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
];

/** The fields that a browser may see: neither metadata nor charge. */
export function publicIntent(intent: PaymentIntent): object {
  return Object.fromEntries(publicFields.map((field) => [field, intent[field]]));
}

export function eventView(store: Store, event: Event): Event {
  const pending = store.deliveries.get(event.id)?.status === 'pending';
  return { ...event, pending_webhooks: pending ? 1 : 0 };
}
