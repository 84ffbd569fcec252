import * as z from 'zod/mini';
import { ownAddressFields } from './address.ts';
import { call } from '../call.ts';
import * as f from '../fields.ts';
import { ofSomebody } from '../of-somebody.ts';
import { perfil } from '../profile.ts';
import { profileFields } from '../profile/fields.ts';
import { personFields } from '../sign-up.ts';
import { user } from '../views.ts';

// What the team changes of somebody's account (2 §2, §7). `user_id` is its keylogin.

/** What the forms of the team check: the owner's own fields, said of somebody else. */
export const theirAccountFields = ofSomebody(personFields);
export const theirAddressFields = ofSomebody(ownAddressFields);
export const theirProfileFields = ofSomebody(profileFields);

/** Named as specified and never believed: the server knows it. */
const rol = z.optional(z.unknown());

const edit = {
  access: ['admin'],
  output: z.object({ user }),
  limit: { by: 'account', max: 600, seconds: 3600, counted: 'together' },
} as const;

/**
 * Names, e-mail and phone. Unlike its owner the team can change the e-mail; the person is told at the
 * former e-mail and phone, and a new phone holds payouts for 72 h (decisions §5).
 */
export const updateUserAccount = call({
  ...edit,
  path: '/admin/accounts/update_account.php',
  input: z.object({ user_id: f.keylogin, formDataAccount: f.json(theirAccountFields) }),
  errors: ['account_not_found', 'email_in_use', 'phone_in_use'],
  texts: { failed: 'No se actualizo la cuenta', network: 'Error al actualizar la cuenta' },
});

export const updateUserAddress = call({
  ...edit,
  path: '/admin/accounts/update_address.php',
  input: z.object({ user_id: f.keylogin, rol, formDataAddress: f.json(theirAddressFields) }),
  errors: ['account_not_found'],
  texts: { failed: 'No se actualizo la dirección', network: 'Error al actualizar la dirección' },
});

/** The specified form has these alone: what else is not sent stays as it is. */
const { descripcion, estado, ciudad } = profileFields.shape;
const editedProfileFields = ofSomebody(
  z.extend(z.partial(profileFields), { descripcion, estado, ciudad }),
);

/** A professional's profile, and either side of their ID; who validated them, and when, stays. */
export const updateUserProfile = call({
  ...edit,
  path: '/admin/accounts/update_profile.php',
  input: z.object({ user_id: f.keylogin, rol, formDataProfile: f.json(editedProfileFields) }),
  errors: ['account_not_found', 'profile_of_professionals', ...perfil.errors],
  images: perfil.images ?? {},
  texts: { failed: 'No se actualizo la perfil', network: 'Error al actualizar la perfil' },
});
