import { ROL } from '#contract/call.ts';
import { fail } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { factorsOf } from './queries.ts';

interface Context {
  readonly caller: Caller;
  readonly db: Trx;
  readonly services: Pick<Services, 'config'>;
}

/**
 * After one of them was taken away: ends the call of somebody of the team whom that leaves with a password alone where
 * they need more, and takes the codes on paper of anybody else away.
 */
export async function requireRest({ caller, db, services }: Context): Promise<void> {
  const { app, keys } = await factorsOf(db, caller.id);
  if (app || keys > 0) return;
  if (caller.rol === ROL.admin && services.config.teamFactor === 'required')
    fail('factor_required');
  await db.deleteFrom('recovery_code').where('account_id', '=', caller.id).execute();
}

/** Takes all that an account proves beside its password away. */
export async function removeFactors(trx: Trx, accountId: number): Promise<void> {
  for (const table of ['totp', 'passkey', 'recovery_code'] as const)
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
}
