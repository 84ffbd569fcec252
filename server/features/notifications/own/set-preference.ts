import { setPreference as call } from '#contract/notifications.ts';
import { handle } from '#server/calls/handler.ts';
import { choose } from '../preferences.ts';

export const setPreference = handle(call, async (chosen, { caller, db, now }) => {
  await choose(db, caller.id, chosen, now);
  return {};
});
