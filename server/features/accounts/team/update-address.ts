import { updateUserAddress as call } from '#contract/accounts.ts';
import { handle } from '#server/calls/handler.ts';
import { resolveAddress } from '../places.ts';
import { saveAddress } from '../create-account.ts';
import { editAccount } from './edit.ts';

export const updateUserAddress = handle(call, ({ user_id, formDataAddress }, context) =>
  editAccount(context, {
    userId: user_id,
    action: 'cambiar_direccion',
    part: ({ address }) => address ?? {},
    save: async ({ id }) => {
      const { db, now } = context;
      const home = await resolveAddress(db, formDataAddress);
      await saveAddress(db, id, { ...formDataAddress, ...home }, now);
    },
  }),
);
