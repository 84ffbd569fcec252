import {
  type AddressValues,
  EMPTY_ADDRESS,
  EMPTY_PERSON,
  EMPTY_PROFILE,
  type PersonValues,
  type ProfileValues,
} from '#web/shared/sign-up/values.ts';

export type Step = 'cuenta' | 'codigo' | 'direccion' | 'perfil' | 'resumen';

/** What was typed so far, in the forms' own shape (1 §3). Never the password. */
export interface Draft {
  account: PersonValues & { terms: boolean };
  address: AddressValues;
  prof: ProfileValues;
  /** The chosen photo, by its id in the browser's database. */
  photo: string | null;
  /** The phone that the last code went to, and when (epoch ms) another may be asked for. */
  sent: { phone: string; resendAt: number } | null;
  /** The phone whose code was right. */
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
