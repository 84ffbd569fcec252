import { jobKind } from '../queue.ts';

/** Makes the payouts of the latest Wednesday, once (decisions §5). */
export const makePayouts = jobKind<Record<string, never>>('make_payouts', 3);
