import type { Store } from './store.ts';
import type { RefundStatus } from './types.ts';

/** What a call depends on: state, time and side effects. */
export type Context = {
  store: Store;
  /** Unix seconds, as Stripe counts. */
  now(): number;
  /** Records the event and queues its webhook. */
  emit(type: string, object: object, previous?: object): void;
  /** The address under which a browser reaches this stand-in, for links to its pages. */
  base: string;
  /** The status of new refunds. */
  refundStatus: RefundStatus;
  /** False if payments settle at once; otherwise schedules the settlement and answers true. */
  settleLater(intentId: string): boolean;
};
