import { endOtherSessions as call } from '#contract/privacy.ts';
import { handle } from '#server/calls/handler.ts';
import { endOtherSessions as endAllBut } from '#server/calls/open-sessions.ts';

export const endOtherSessions = handle(call, async (_input, { caller, db }) => ({
  cerradas: await endAllBut(db, caller.id, caller.sessionHash),
}));
