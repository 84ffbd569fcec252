import { type OwnAddressFields, ownAddressFields } from '#contract/accounts/address.ts';
import { emptyTexts } from '#contract/fields.ts';
import { PROFILE_FIELDS } from '#contract/profile/fields.ts';
import type { User } from '#contract/views.ts';
import { pick } from '#lib/pick.ts';
import { EMPTY_PROFILE, OWN_PROFESSION } from '../sign-up/values.ts';
import { phoneDigits } from '#web/ui/phone-field.tsx';

// The stored values of a user, as initial values of the forms that change them. A browser may still keep
// a user from before a field was added: that field is then empty.

export const personValues = ({ account: { nombre, apellidos, phone } }: User) => ({
  nombre,
  apellidos,
  phone: phoneDigits(phone),
});

export const addressValues = ({ address }: User): OwnAddressFields => ({
  ...emptyTexts(ownAddressFields),
  ...address,
  // The wire carries a number, which drops the zero of «06700» (2 §3).
  cp: address ? String(address.cp).padStart(5, '0') : '',
});

export const profileValues = ({ profile }: User) => ({
  ...pick({ ...EMPTY_PROFILE, ...profile }, PROFILE_FIELDS),
  profesion: profile?.profesion || OWN_PROFESSION,
  identificacionFrontal: null as File | null,
  identificacionTrasera: null as File | null,
});
