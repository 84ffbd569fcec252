import {
  type AddressValues,
  EMPTY_ADDRESS,
  EMPTY_PERSON,
  EMPTY_PROFILE,
  type PersonValues,
  type ProfileValues,
} from '#web/shared/sign-up/values.ts';

export type Step = 'cuenta' | 'codigo' | 'direccion' | 'perfil' | 'resumen';

/** The last code that was sent, with times in epoch ms. */
export interface Sent {
  phone: string;
  at: number;
  /** When another may be requested. */
  resendAt: number;
  /** Whether it may also be asked for by SMS. */
  sms: boolean;
  /** When the same code was sent again in other ways; null before. */
  smsAt: number | null;
  emailAt: number | null;
}

/** The values of the wizard's forms so far (1 §3). Never the password. */
export interface Draft {
  account: PersonValues & { terms: boolean };
  address: AddressValues;
  prof: ProfileValues;
  /** The chosen photo, by its id in the browser's database. */
  photo: string | null;
  sent: Sent | null;
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
