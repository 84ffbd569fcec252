import { resendChange as call } from '#contract/accounts.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { userView } from '../user.ts';
import { lockOwn } from './lock.ts';
import { pendingChange } from './pending.ts';
import { requireContactAllowance, sendCodeOf } from './send.ts';

export const resendChange = handle(call, async ({ dato: kind }, context) => {
  const { caller, db, now } = context;
  const { id: accountId } = await lockOwn(db, caller.id);
  const { id, value } =
    (await pendingChange(db, accountId, kind, now)) ?? fail('contact_not_asked');
  await requireContactAllowance(db, { accountId, kind, value }, context);
  await db.updateTable('contact_change').set({ sent_at: now }).where('id', '=', id).execute();
  await sendCodeOf(db, id, context);
  return { user: await userView(context, accountId) };
});
