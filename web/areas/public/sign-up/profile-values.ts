import * as z from 'zod/mini';
import { textOf } from '#contract/errors.ts';
import { profileFields } from '#contract/profile/fields.ts';
import { accountFields } from '#contract/sign-up.ts';

/** The profile, with the photo and the password. */
const form = z.extend(profileFields, {
  pass: accountFields.shape.pass,
  image: z.custom<File>((value) => value instanceof File, textOf('image_required')),
});

export const checkProfile = (values: unknown) => form.safeParse(values);
