import { withdrawDeletion as call } from '#contract/privacy.ts';
import { handle } from '#server/calls/handler.ts';

export const withdrawDeletion = handle(call, async (_input, { caller, db, now }) => {
  await db
    .updateTable('deletion_request')
    .set({ withdrawn_at: now })
    .where('account_id', '=', caller.id)
    .where('withdrawn_at', 'is', null)
    .execute();
  return {};
});
