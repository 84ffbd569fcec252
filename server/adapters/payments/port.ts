import type { Centavos } from '#domain/money.ts';

/** A card payment as the provider knows it; amounts in centavos. */
export interface ProviderPayment {
  readonly id: string;
  readonly clientSecret: string;
  readonly amount: Centavos;
  /** What has really been received. */
  readonly received: Centavos;
  readonly status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'canceled'
    | 'succeeded';
  /** Why the last try failed, in the provider's words for the person; null when it did not. */
  readonly failure: string | null;
}

/** Money on its way back to a card. */
export interface ProviderRefund {
  readonly id: string;
  readonly status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
}

/** A notice of the provider, verified. Only a doorbell: the truth is what `getPayment` answers. */
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

/** The provider has understood what it was asked and will not do it. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
}

export interface PaymentProvider {
  /** The same idempotency key answers the same payment. */
  createPayment(payment: {
    amount: Centavos;
    description: string;
    metadata: Record<string, string>;
    idempotencyKey: string;
  }): Promise<ProviderPayment>;
  getPayment(id: string): Promise<ProviderPayment>;
  /** Gives a payment up that nobody has paid; one that was paid meanwhile is answered as it is. */
  cancelPayment(id: string): Promise<ProviderPayment>;
  /**
   * Sends money of a payment back to its card. The same key, at any time later, answers the same refund,
   * and makes another one only when all of that key have failed.
   */
  refund(refund: { paymentId: string; amount: Centavos; key: string }): Promise<ProviderRefund>;
  /** null when the signature is not the provider's. */
  readEvent(body: Buffer, signature: string): ProviderEvent | null;
  /** What the browser needs for the card form. */
  readonly browser: { publicKey: string; script: string };
}
