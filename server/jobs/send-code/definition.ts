import { jobKind } from '../queue.ts';

/** Sends a sign-up code to a phone; after ten minutes it would be of no use any more. */
export const sendCode = jobKind<{ to: string; code: string }>('send_code', 3);
