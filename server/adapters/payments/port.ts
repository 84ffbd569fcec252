import type { Centavos } from '#domain/money.ts';

/** A card payment as the provider knows it; amounts in centavos. */
export interface ProviderPayment {
  readonly id: string;
  readonly clientSecret: string;
  readonly amount: Centavos;
  /** What the provider has received. */
  readonly received: Centavos;
  readonly status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'canceled'
    | 'succeeded';
  /** The card that paid; null before, and for a payment that was just made. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** Why the last try failed, in the provider's words for people; null when it did not fail. */
  readonly failure: string | null;
}

/** A refund as the provider knows it; the amount in centavos. */
export interface ProviderRefund {
  readonly id: string;
  readonly amount: Centavos;
  readonly status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
  /** The key that we asked for it with; null for one that somebody made at the provider. */
  readonly key: string | null;
}

/** An event of the provider's. It only says that something changed: the truth is what the provider answers when asked. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** The payment that it is about; null for what is about none. */
  readonly paymentId: string | null;
  /** By the provider's clock. */
  readonly createdAt: Date;
  readonly payload: unknown;
}

/** The provider could not be reached or did not answer; nothing is known of the operation. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/** The provider understood the request and refused it. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
}

export interface PaymentProvider {
  /** Repeating the call with the same idempotency key answers the same payment. */
  createPayment(payment: {
    amount: Centavos;
    description: string;
    metadata: Record<string, string>;
    idempotencyKey: string;
  }): Promise<ProviderPayment>;
  getPayment(id: string): Promise<ProviderPayment>;
  /** Cancels an unpaid payment; one that was paid meanwhile is answered as it is. */
  cancelPayment(id: string): Promise<ProviderPayment>;
  /**
   * Refunds part of a payment to its card. The same key always answers the same refund, however much later,
   * and makes another one only when all earlier ones of that key have failed.
   */
  refund(refund: { paymentId: string; amount: Centavos; key: string }): Promise<ProviderRefund>;
  /** All refunds of a payment, the oldest first, whoever made them. */
  refundsOf(paymentId: string): Promise<readonly ProviderRefund[]>;
  /** The provider's own list of its events since an instant of its clock, page by page; null: all that it keeps, 30 days. */
  eventsSince(since: Date | null): AsyncIterable<readonly ProviderEvent[]>;
  /** null when the signature is not the provider's. */
  readEvent(body: Buffer, signature: string): ProviderEvent | null;
  /** What the browser needs for the card form. */
  readonly browser: { publicKey: string; script: string };
}
