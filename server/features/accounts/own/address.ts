import { updateAddress as call } from '#contract/accounts.ts';
import { handle } from '#server/calls/handler.ts';
import { lockExistingAccount } from '../available.ts';
import { resolveAddress } from '../places.ts';
import { saveAddress } from '../create-account.ts';
import { userView } from '../user.ts';

export const updateAddress = handle(call, async (address, context) => {
  const { caller, db, now } = context;
  const home = await resolveAddress(db, address);
  await lockExistingAccount(db, caller.id);
  await saveAddress(db, caller.id, { ...address, ...home }, now);
  return { user: await userView(context, caller.id) };
});
