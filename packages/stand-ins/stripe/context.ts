import type { Store } from './store.ts';
import type { RefundStatus } from './types.ts';

/** What a call works with. Everything that is not a pure decision comes from here. */
export type Context = {
  store: Store;
  /** Unix seconds, as Stripe counts. */
  now(): number;
  /** Records the event and queues its webhook. */
  emit(type: string, object: object, previous?: object): void;
  /** The address under which a browser reaches this stand-in, for links to its pages. */
  base: string;
  /** How new refunds end. */
  refundStatus: RefundStatus;
  /** False when payments settle at once; else the payment was taken up and settles later. */
  settleLater(intentId: string): boolean;
};
