import { PROFILE_TEXTS, type ProfileFields } from '#contract/profile/fields.ts';
import { pick } from '#lib/pick.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import {
  resolveProfessions,
  resolveServiceArea,
  updateProfile,
} from '#server/features/accounts/index.ts';
import { type IdImages, replaceIdImages } from '#server/features/identity/index.ts';

/** Resolves the places and professions of a profile; an unknown name ends the call. */
export const resolveProfile = async (db: Db, prof: ProfileFields) => ({
  ...pick(prof, PROFILE_TEXTS),
  area: await resolveServiceArea(db, prof),
  profesiones: await resolveProfessions(db, prof),
});

/** Saves the profile and the new sides of the ID. */
export async function saveProfile(
  trx: Trx,
  ownerId: number,
  { prof, images }: { prof: Awaited<ReturnType<typeof resolveProfile>>; images: IdImages },
  now: Date,
): Promise<void> {
  await updateProfile(trx, ownerId, prof, now);
  await replaceIdImages(trx, ownerId, images, now);
}
