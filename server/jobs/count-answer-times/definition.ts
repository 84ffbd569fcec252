import { jobKind } from '../queue.ts';

/** Counts anew how long each professional takes to answer somebody who writes first. */
export const countAnswerTimes = jobKind<Record<string, never>>('count_answer_times', 3);
