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

/** A refund as the provider knows it. */
export interface ProviderRefund {
  readonly id: string;
  readonly status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
}

/**
 * A webhook event with a verified signature. It only says that something changed: the truth is what
 * `getPayment` answers.
 */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly paymentId: string | null;
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
  /** null when the signature is not the provider's. */
  readEvent(body: Buffer, signature: string): ProviderEvent | null;
  /** What the browser needs for the card form. */
  readonly browser: { publicKey: string; script: string };
}
