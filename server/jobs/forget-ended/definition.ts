import { jobKind } from '../queue.ts';

/** Deletes what has ended and would only be kept for whoever steals the database. */
export const forgetEnded = jobKind<Record<string, never>>('forget_ended', 3);
