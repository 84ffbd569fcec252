import { jobKind } from '../queue.ts';

/** Tells the team that somebody wants their account to go; tried for about a day. */
export const sendDeletionRequest = jobKind<{ id: number }>('send_deletion_request', 14);
