import { jobKind } from '../queue.ts';

/** Counts the messages and notifications of the days that are over, for the reports. */
export const countDays = jobKind<Record<string, never>>('count_days', 3);
