import { getProfile as call } from '#contract/chat.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { partyByKey } from '#server/features/accounts/index.ts';
import { partnerView } from './views.ts';

export const getProfile = handle(call, async ({ user_id }, { caller, db }) => {
  const person = (await partyByKey(db, user_id ?? caller.keylogin)) ?? fail('account_not_found');
  return { profile: partnerView(person, caller, null) };
});
