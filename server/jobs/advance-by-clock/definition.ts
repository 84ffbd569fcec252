import { jobKind } from '../queue.ts';

/** Takes the steps of projects that nobody takes but time (decisions §5). */
export const advanceByClock = jobKind<Record<string, never>>('advance_by_clock', 3);
