import { keepRecoveryCodes as call } from '#contract/second-factor.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { lockFactors } from './queries.ts';
import { hashesOf } from './recovery-codes.ts';

export const keepRecoveryCodes = handle(call, async ({ codigo }, { caller, db, now, services }) => {
  // Others that are made meanwhile were seen by nobody yet.
  await lockFactors(db, caller.id);
  const codes = db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('account_id', '=', caller.id)
    .where('code_hash', 'in', hashesOf(services.config.secretKeys, codigo));
  if (!(await codes.executeTakeFirst())) return fail('codes_replaced');
  await db
    .updateTable('recovery_code')
    .set({ kept_at: now })
    .where('account_id', '=', caller.id)
    .execute();
  return {};
});
