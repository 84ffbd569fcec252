import { jobKind } from '../queue.ts';

/** Deletes what the object store has of a file whose row is gone, or never came. */
export const discardFile = jobKind<{ id: string }>('discard_file', 14);
