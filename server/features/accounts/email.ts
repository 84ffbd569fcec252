import { createHash } from 'node:crypto';

/**
 * The hash of an e-mail, for counters and for rows that outlive a call, so that they do not store it in
 * clear. Ignores case, as accounts do (decisions §2).
 */
export const hashEmail = (email: string): Buffer =>
  createHash('sha256').update(email.toLowerCase()).digest();

/** An e-mail with all but its first letter and domain hidden. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@');
