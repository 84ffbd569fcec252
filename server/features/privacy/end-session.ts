import { endSession as call } from '#contract/privacy.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { endSessionNamed } from '#server/calls/open-sessions.ts';

export const endSession = handle(call, async ({ id }, { caller, db }) => {
  if (!(await endSessionNamed(db, caller.id, id))) fail('open_session_not_found');
  return {};
});
