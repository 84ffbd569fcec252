import { deleteAddress as call } from '#contract/accounts.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { savedAddresses } from '../addresses.ts';

export const deleteAddress = handle(call, async ({ id }, { caller, db }) => {
  const gone = await db
    .deleteFrom('saved_address')
    .where('id', '=', id)
    .where('account_id', '=', caller.id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) fail('address_not_found');
  return { direcciones: await savedAddresses(db, caller.id) };
});
