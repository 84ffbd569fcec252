import { jobKind } from '../queue.ts';

/** Asks the provider to send money back to a card. */
export const sendRefund = jobKind<{ id: number }>('send_refund', 20);
