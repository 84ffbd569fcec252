import { createHmac } from 'node:crypto';
import { hashToken } from '#server/calls/session.ts';
import type { Db } from '#server/db/pool.ts';

/** How long after a right code the new password may be chosen. */
export const PROOF_LIFE_MS = 15 * 60_000;

/**
 * Under what an e-mail's attempts and counters are kept, also an e-mail's that nobody has. Keyed,
 * because e-mails can be guessed; without case, as accounts are compared.
 */
export const hashEmail = (secretKey: string, email: string): Buffer =>
  createHmac('sha256', secretKey).update('restore:').update(email.toLowerCase()).digest();

/** The attempt behind a handle, unless it has done its work already. */
export const attemptOf = (db: Db, keylogin: string) =>
  db
    .selectFrom('restore_attempt')
    .selectAll()
    .where('token_hash', '=', hashToken(keylogin))
    .where('used_at', 'is', null);
