import {
  type AddressValues,
  EMPTY_ADDRESS,
  EMPTY_PERSON,
  EMPTY_PROFILE,
  type PersonValues,
  type ProfileValues,
} from '#web/shared/sign-up/values.ts';

export type Step = 'cuenta' | 'codigo' | 'direccion' | 'perfil' | 'resumen';

/** The values of the wizard's forms so far (1 §3). Never the password. */
export interface Draft {
  account: PersonValues & { terms: boolean };
  address: AddressValues;
  prof: ProfileValues;
  /** The chosen photo, by its id in the browser's database. */
  photo: string | null;
  /** The phone to which the last code was sent, and when (epoch ms) another may be requested. */
  sent: { phone: string; resendAt: number } | null;
  /** The phone that was verified with a code. */
  proved: string | null;
}

export const EMPTY_DRAFT: Draft = {
  account: { ...EMPTY_PERSON, terms: false },
  address: EMPTY_ADDRESS,
  prof: EMPTY_PROFILE,
  photo: null,
  sent: null,
  proved: null,
};
