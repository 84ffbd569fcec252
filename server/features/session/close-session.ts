import { closeSession as call } from '#contract/session.ts';
import { handle } from '#server/calls/handler.ts';
import { endSession } from '#server/calls/session.ts';

export const closeSession = handle(call, async (_input, { caller, db }) => {
  await endSession(db, caller.sessionHash);
  return {};
});
