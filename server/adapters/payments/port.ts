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
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    /** The same for every use of one card, by whomever; null where the provider says none. */
    readonly fingerprint: string | null;
  } | null;
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

/** A movement of the platform's balance at the provider, in centavos; what it costs is taken off besides. */
export interface ProviderMovement {
  readonly id: string;
  /** Negative when the provider takes it. */
  readonly amount: Centavos;
  readonly fee: Centavos;
  /** The tax that is part of `fee`. */
  readonly tax: Centavos;
}

/** One of all movements of the platform's balance at the provider, with what caused it. */
export interface ProviderBalanceMovement extends ProviderMovement {
  /** The provider's words for what it is; the category is the coarser one. */
  readonly type: string;
  readonly category: string;
  /** The provider's id of what caused it: a charge, a refund, a dispute, a payout; null without one. */
  readonly source: string | null;
  /** The payment that it belongs to; null for what belongs to none. */
  readonly paymentId: string | null;
  readonly currency: string;
  /** By the provider's clock. */
  readonly createdAt: Date;
}

/** What the provider sends from the platform's balance to its bank, in centavos. */
export interface ProviderPayout {
  readonly id: string;
  readonly amount: Centavos;
  /** `paid`, `failed` and `canceled` are final, but a bank may still send back what is paid. */
  readonly status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
  readonly arrivesAt: Date;
  /** What the bank calls the transfer; null while nobody knows. */
  readonly trace: string | null;
}

/** A payment that its card's bank takes back, or asks about, as the provider knows it. */
export interface ProviderDispute {
  readonly id: string;
  readonly amount: Centavos;
  /** The provider's word for why. */
  readonly reason: string;
  /** The provider's word for where it stands (`disputeStage`). */
  readonly status: string;
  /** Until when evidence is taken; null where the bank says no deadline. */
  readonly dueAt: Date | null;
  /** Whether the bank has evidence, whoever handed it in. */
  readonly handedIn: boolean;
  /** What it has moved so far, the oldest first. */
  readonly movements: readonly ProviderMovement[];
}

/** What a card's network thinks of a payment before any bank takes it back. */
export interface ProviderWarning {
  readonly id: string;
  readonly kind: string;
}

/** An event of the provider's. It only says that something changed: the truth is what the provider answers when asked. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** The payment that it is about; null for what is about none. */
  readonly paymentId: string | null;
  /** Whether it is about the platform's own balance or what is sent from it to the bank. */
  readonly ofBalance: boolean;
  /** By the provider's clock. */
  readonly createdAt: Date;
  readonly payload: unknown;
}

/** Whether the card's bank has to authenticate who pays (3-D Secure), or as the bank and the provider like. */
export type Authentication = 'any' | 'automatic';

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
    authentication: Authentication;
    idempotencyKey: string;
  }): Promise<ProviderPayment>;
  getPayment(id: string): Promise<ProviderPayment>;
  /** From now on the card's bank has to authenticate who pays an open payment; one that is over is answered as it is. */
  askToAuthenticate(id: string): Promise<ProviderPayment>;
  /** Cancels an unpaid payment; one that was paid meanwhile is answered as it is. */
  cancelPayment(id: string): Promise<ProviderPayment>;
  /**
   * Refunds part of a payment to its card. The same key always answers the same refund, however much later,
   * and makes another one only when all earlier ones of that key have failed.
   */
  refund(refund: { paymentId: string; amount: Centavos; key: string }): Promise<ProviderRefund>;
  /** All refunds of a payment, the oldest first, whoever made them. */
  refundsOf(paymentId: string): Promise<readonly ProviderRefund[]>;
  /** All chargebacks and inquiries of a payment, the oldest first. */
  disputesOf(paymentId: string): Promise<readonly ProviderDispute[]>;
  /** All early fraud warnings of a payment. */
  warningsOf(paymentId: string): Promise<readonly ProviderWarning[]>;
  /**
   * Hands evidence in, which the bank reads once; refused when it is too late or the dispute is closed. `service` is a JPEG
   * that shows the work.
   */
  submitEvidence(
    disputeId: string,
    evidence: Readonly<Record<string, string>>,
    service: Buffer | null,
  ): Promise<void>;
  /** The provider's own list of its events since an instant of its clock, page by page; null: all that it keeps, 30 days. */
  eventsSince(since: Date | null): AsyncIterable<readonly ProviderEvent[]>;
  /** The movements of the platform's balance since an instant of the provider's clock, page by page; null: all of them. */
  movementsSince(since: Date | null): AsyncIterable<readonly ProviderBalanceMovement[]>;
  /** The platform's balance, available or not. */
  balance(): Promise<Centavos>;
  getPayout(id: string): Promise<ProviderPayout>;
  /** null when the signature is not the provider's. */
  readEvent(body: Buffer, signature: string): ProviderEvent | null;
  /** What the browser needs for the card form. */
  readonly browser: { publicKey: string; script: string };
}
