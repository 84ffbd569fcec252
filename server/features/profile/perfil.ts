import { perfil as call } from '#contract/profile.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockExistingAccount, userView } from '#server/features/accounts/index.ts';
import { withIdImages } from '#server/features/identity/index.ts';
import { resolveProfile, saveProfile } from './save-profile.ts';

export const perfil = handleOutside(call, async (input, { caller, db, now, services, request }) => {
  // Validates the form before decoding, which is expensive.
  const prof = await resolveProfile(db, input.prof);
  return withIdImages(services, { request, caller }, (images) =>
    inTransaction(db, async (trx) => {
      await lockExistingAccount(trx, caller.id);
      await saveProfile(trx, caller.id, { prof, images }, now);
      return { user: await userView({ db: trx, services, now }, caller.id) };
    }),
  );
});
