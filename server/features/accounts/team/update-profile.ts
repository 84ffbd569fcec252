import { updateUserProfile as call } from '#contract/accounts.ts';
import { PROFILE_FIELDS } from '#contract/profile/fields.ts';
import type { User } from '#contract/views.ts';
import { pick } from '#lib/pick.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { withIdImages } from '#server/features/identity/index.ts';
import { resolveProfile, saveProfile } from '#server/features/profile/index.ts';
import { editAccount } from './edit.ts';

export const updateUserProfile = handleOutside(call, (input, context) => {
  const { caller, db, services, request, now } = context;
  return withIdImages(services, { request, caller }, (images) =>
    inTransaction(db, (trx) =>
      editAccount(
        { ...context, db: trx },
        {
          userId: input.user_id,
          action: 'cambiar_perfil',
          part: profilePart,
          save: async ({ id }, { profile }) => {
            const stored = profile ?? fail('profile_of_professionals');
            const wanted = { ...stored, ...input.formDataProfile };
            const prof = await resolveProfile(trx, wanted);
            await saveProfile(trx, id, { prof, images }, now);
            return Object.fromEntries(Object.keys(images).map((side) => [side, NEW_IMAGE]));
          },
        },
      ),
    ),
  );
});

/** Marks a replaced side of the ID in the log, which must not show the image. */
const NEW_IMAGE = 'imagen nueva';

const profilePart = ({ profile }: User): object => (profile ? pick(profile, PROFILE_FIELDS) : {});
