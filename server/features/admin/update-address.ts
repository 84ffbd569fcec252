import { updateUserAddress as call } from '#contract/admin/edit.ts';
import { handle } from '#server/calls/handler.ts';
import { resolvePlace, saveAddress } from '#server/features/accounts/index.ts';
import { editAccount } from './edit.ts';

export const updateUserAddress = handle(call, ({ user_id, formDataAddress }, context) =>
  editAccount(context, {
    userId: user_id,
    action: 'cambiar_direccion',
    part: ({ address }) => address ?? {},
    save: async ({ id }) => {
      const { db, now } = context;
      const home = await resolvePlace(db, formDataAddress);
      await saveAddress(db, id, { ...formDataAddress, ...home }, now);
    },
  }),
);
