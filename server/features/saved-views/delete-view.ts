import { deleteView as call } from '#contract/saved-views.ts';
import { handle } from '#server/calls/handler.ts';

export const deleteView = handle(call, async ({ id }, { caller, db }) => {
  await db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('account_id', '=', caller.id)
    .execute();
  return {};
});
