import { updateAddress as call } from '#contract/account.ts';
import { handle } from '#server/calls/handler.ts';
import {
  lockStillHere,
  resolvePlace,
  saveAddress,
  userView,
} from '#server/features/accounts/index.ts';

export const updateAddress = handle(call, async (address, context) => {
  const { caller, db, now } = context;
  const home = await resolvePlace(db, address);
  await lockStillHere(db, caller.id);
  await saveAddress(db, caller.id, { ...address, ...home }, now);
  return { user: await userView(context, caller.id) };
});
