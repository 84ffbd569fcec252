import { CLOSED_BY } from '#contract/moderation.ts';
import { fail } from '#server/calls/failure.ts';
import type { Db } from '#server/db/pool.ts';
import { findBloqueo } from './queries.ts';

/** Ends the call when one of the two has blocked the other; only the one who did it gets that reason. */
export async function requireUnblocked(db: Db, me: number, other: number): Promise<void> {
  const bloqueo = await findBloqueo(db, me, other);
  if (bloqueo) fail(CLOSED_BY[bloqueo]);
}
