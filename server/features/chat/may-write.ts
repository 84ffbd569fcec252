import { ROL } from '#contract/call.ts';
import { fail } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import type { Person } from '#server/features/accounts/index.ts';
import { haveConversation } from './queries.ts';

/** A client begins conversations only with validated professionals and the team; those begun go on. */
export async function requireMayWrite(db: Db, caller: Caller, other: Person): Promise<void> {
  if (caller.rol !== ROL.client || other.rol === ROL.admin || other.validado) return;
  if (await haveConversation(db, caller.id, other.id)) return;
  fail(other.rol === ROL.client ? 'recipient_is_client' : 'professional_not_validated');
}
