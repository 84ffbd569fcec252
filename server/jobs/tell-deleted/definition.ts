import { jobKind } from '../queue.ts';

/**
 * Tells somebody that their account is deleted as they asked. It carries the address, encrypted, because
 * nothing else knows it any more; tried for about a day.
 */
export const tellDeleted = jobKind<{ encrypted: string }>('tell_deleted', 14);
