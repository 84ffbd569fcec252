import { forgetDevice as call } from '#contract/notifications.ts';
import { handle } from '#server/calls/handler.ts';
import { forgetDeviceAt } from './queries.ts';

export const forgetDevice = handle(call, async ({ endpoint }, { caller, db }) => {
  await forgetDeviceAt(db, caller.id, endpoint);
  return {};
});
