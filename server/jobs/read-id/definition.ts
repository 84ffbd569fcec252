import { jobKind } from '../queue.ts';

/** Reads the lines of a professional's ID; one at a time, because it takes all of a core. */
export const readId = jobKind<{ accountId: number }>('read_id', 3, { oneAtATime: true });
