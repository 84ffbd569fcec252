import { ROL } from '#contract/call.ts';
import { weeklyLimitText } from '#contract/errors.ts';
import { fail } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { freesAt, weeklyLimitOf } from '#server/features/accounts/index.ts';

/**
 * Ends the call when the professional's level allows no more proposals this week (decisions §5). The level is
 * locked until the transaction ends; the team has no limit.
 */
export async function requireWeeklyLimit(trx: Trx, caller: Caller, now: Date): Promise<void> {
  if (caller.rol !== ROL.professional) return;
  // Lock first, then read: only a second statement sees changes made while waiting for the lock.
  await trx.selectFrom('account').select('id').where('id', '=', caller.id).forShare().execute();
  const limit = await weeklyLimitOf(trx, caller.id);
  if (!limit) return;
  const { limite } = limit;
  const libreAt = freesAt(limit, now);
  if (libreAt !== null)
    fail('weekly_limit_reached', { limite_semanal: weeklyLimitText({ limite, libreAt }) });
}
