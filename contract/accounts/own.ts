import * as z from 'zod/mini';
import { ownAddressFields } from './address.ts';
import { call } from '../call.ts';
import * as f from '../fields.ts';
import { personFields } from '../sign-up.ts';
import { user } from '../views.ts';

/** The fields that people can change of their own account; the e-mail is ignored (2 §2). */
export const ownAccountFields = z.omit(personFields, { email: true });

const update = {
  access: ['client', 'professional'],
  fresh: false,
  output: z.object({ user }),
  limit: { by: 'account', max: 120, seconds: 3600, counted: 'together' },
} as const;

/**
 * Changes the caller's names and photo (2 §7). A new phone needs a proof, and is only asked for: until its code is typed
 * (`confirm_change.php`) the reply has the former one, and beside it `contacto_pendiente` (4 §I).
 */
export const updateAccount = call({
  ...update,
  // Of the team, nobody else changes them (4 §F).
  access: ['client', 'professional', 'admin'],
  permission: ['lectura'],
  path: '/update-account/account.php',
  fresh: 'by_handler',
  input: z.object({ account: ownAccountFields }),
  errors: [
    'phone_in_use',
    'code_resend_wait',
    'code_too_many',
    'profile_image_too_large',
    'not_an_image',
    'image_dimensions',
  ],
  images: { image: { maxCount: 1, tooLarge: 'profile_image_too_large' } },
  texts: { failed: 'Tu cuenta no se actualizó', network: 'Error al actualizar la cuenta' },
});

/** Changes the caller's address (2 §7): fields at the top of the body, or under `address` as in sign-up. */
export const updateAddress = call({
  ...update,
  path: '/update-account/address.php',
  input: f.atTopOrIn('address', ownAddressFields),
  errors: [],
  texts: { failed: 'Tu cuenta no se ha actualizo', network: 'Error al actualizar la cuenta' },
});
