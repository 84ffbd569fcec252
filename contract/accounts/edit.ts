import * as z from 'zod/mini';
import { ownAddressFields } from './address.ts';
import { call } from '../call.ts';
import * as f from '../fields.ts';
import { ofSomebody } from '../of-somebody.ts';
import { perfil } from '../profile.ts';
import { profileFields } from '../profile/fields.ts';
import { personFields } from '../sign-up.ts';
import { user } from '../views.ts';

// The team's changes to somebody's account (2 §2, §7). `user_id` is its keylogin.

/** The fields of the team's forms: the owner's fields with messages about somebody else. */
export const theirAccountFields = ofSomebody(personFields);
export const theirAddressFields = ofSomebody(ownAddressFields);
export const theirProfileFields = ofSomebody(profileFields);

/** Accepted as specified and ignored: the server knows the rol. */
const rol = z.optional(z.unknown());

const edit = {
  access: ['admin'],
  permission: ['soporte'],
  fresh: true,
  output: z.object({ user }),
  limit: { by: 'account', max: 600, seconds: 3600, counted: 'together' },
} as const;

/**
 * Changes names, e-mail and phone. The team has checked the person, so that it counts at once, without a code; the person
 * is notified at the former and the new e-mail and phone, and a new phone holds payouts for 72 h (decisions §5). Not an
 * administrator's own e-mail and phone, which they prove like everybody else.
 */
export const updateUserAccount = call({
  ...edit,
  path: '/admin/accounts/update_account.php',
  input: z.object({ user_id: f.keylogin, formDataAccount: theirAccountFields }),
  errors: [
    'account_not_found',
    'account_of_administrator',
    'email_in_use',
    'phone_in_use',
    'own_contact',
  ],
  texts: { failed: 'No se actualizo la cuenta', network: 'Error al actualizar la cuenta' },
});

/** Changes an account's address (2 §7). */
export const updateUserAddress = call({
  ...edit,
  path: '/admin/accounts/update_address.php',
  input: z.object({ user_id: f.keylogin, rol, formDataAddress: theirAddressFields }),
  errors: ['account_not_found', 'account_of_administrator'],
  texts: { failed: 'No se actualizo la dirección', network: 'Error al actualizar la dirección' },
});

/** The specified form only has these fields; others that are not sent stay. */
const { descripcion, estado, ciudad } = profileFields.shape;
const editedProfileFields = ofSomebody(
  z.extend(z.partial(profileFields), { descripcion, estado, ciudad }),
);

/** Changes a professional's profile and the sides of their ID; the validation stays. */
export const updateUserProfile = call({
  ...edit,
  path: '/admin/accounts/update_profile.php',
  input: z.object({ user_id: f.keylogin, rol, formDataProfile: editedProfileFields }),
  errors: [
    'account_not_found',
    'account_of_administrator',
    'profile_of_professionals',
    ...perfil.errors,
  ],
  images: perfil.images ?? {},
  texts: { failed: 'No se actualizo la perfil', network: 'Error al actualizar la perfil' },
});
