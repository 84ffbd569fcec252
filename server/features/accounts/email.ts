import { createHash } from 'node:crypto';

/**
 * Under what an e-mail is counted and remembered, also one that nobody has: rows that outlive a call
 * do not keep it in the clear. Without case, as accounts compare it (decisions §2).
 */
export const hashEmail = (email: string): Buffer =>
  createHash('sha256').update(email.toLowerCase()).digest();

/** As much of an e-mail as tells two people of one name apart, for whoever does not know it. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@');
