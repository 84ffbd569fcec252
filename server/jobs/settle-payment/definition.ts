import { jobKind } from '../queue.ts';

/** Asks the provider what became of a payment; `event` is the webhook that rang, if one did. */
export const settlePayment = jobKind<{ providerId: string; event: string | null }>(
  'settle_payment',
  20,
);
