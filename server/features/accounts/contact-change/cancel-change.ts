import { cancelChange as call } from '#contract/accounts.ts';
import { handle } from '#server/calls/handler.ts';
import { userView } from '../user.ts';
import { lockOwn } from './lock.ts';
import { dropChanges } from './pending.ts';

export const cancelChange = handle(call, async ({ dato }, context) => {
  const { caller, db } = context;
  const { id } = await lockOwn(db, caller.id);
  await dropChanges(db, id, [dato]);
  return { user: await userView(context, id) };
});
