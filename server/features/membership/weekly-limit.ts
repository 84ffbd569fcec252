import { ROL } from '#contract/call.ts';
import { weeklyLimitText } from '#contract/errors.ts';
import { weeklyLimitFreesAt } from '#domain/membership/membership.ts';
import { fail } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { weeklyLimitOf } from '#server/features/accounts/index.ts';

/**
 * Ends the call when a professional's level lets no more proposals be published this week (decisions
 * §5). The level cannot change before the transaction ends; proposals of the team have no limit.
 */
export async function requireWeeklyLimit(trx: Trx, caller: Caller, now: Date): Promise<void> {
  if (caller.rol !== ROL.professional) return;
  // Locked first and read after: a second statement sees what the wait for the lock has changed.
  await trx.selectFrom('account').select('id').where('id', '=', caller.id).forShare().execute();
  const limit = await weeklyLimitOf(trx, caller.id);
  if (!limit) return;
  const { limite, filledAt } = limit;
  const libreAt = weeklyLimitFreesAt(filledAt?.getTime() ?? null, now.getTime());
  if (libreAt !== null)
    fail('weekly_limit_reached', { limite_semanal: weeklyLimitText({ limite, libreAt }) });
}
