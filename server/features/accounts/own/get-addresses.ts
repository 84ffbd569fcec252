import { getAddresses as call } from '#contract/accounts.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { savedAddresses } from '../addresses.ts';

export const getAddresses = handleOutside(call, async (_input, { caller, db }) => ({
  direcciones: await savedAddresses(db, caller.id),
}));
