import type * as z from 'zod/mini';
import { addressFields, type AddressFields } from '#contract/accounts/address.ts';
import { emptyTexts } from '#contract/fields.ts';
import { profileFields, type ProfileFields } from '#contract/profile/fields.ts';
import { personFields } from '#contract/sign-up.ts';
import { WHOLE_COUNTRY, WHOLE_STATE } from '#lib/search-text.ts';

/** The values of the sign-up forms (1 §3). */
export type PersonValues = z.output<typeof personFields>;
export type AddressValues = AddressFields;
export type ProfileValues = ProfileFields;

export const EMPTY_PERSON: PersonValues = emptyTexts(personFields);
export const EMPTY_ADDRESS: AddressValues = emptyTexts(addressFields);

/** The profession where the own profile has none (2 §9). */
export const OWN_PROFESSION = 'Tecnologia';

/** The defaults of 1 §9. */
export const EMPTY_PROFILE: ProfileValues = {
  ...emptyTexts(profileFields),
  profesion: 'Mudanzas',
  profesiones: [],
  estado: WHOLE_COUNTRY,
  ciudad: WHOLE_STATE,
};
