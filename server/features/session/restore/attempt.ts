import { hashToken } from '#server/calls/session.ts';
import type { Db } from '#server/db/pool.ts';

/** How long after a right code the new password may be set. */
export const PROOF_LIFE_MS = 15 * 60_000;

/** The unused attempt behind a handle. */
export const attemptOf = (db: Db, keylogin: string) =>
  db
    .selectFrom('restore_attempt')
    .selectAll()
    .where('token_hash', '=', hashToken(keylogin))
    .where('used_at', 'is', null);
