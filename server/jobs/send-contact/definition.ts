import { jobKind } from '../queue.ts';

/** Sends what somebody wrote in the contact form to the team; tried for about a day. */
export const sendContact = jobKind<{ id: number }>('send_contact', 14);
