import {
  type AddressValues,
  EMPTY_ADDRESS,
  EMPTY_PERSON,
  EMPTY_PROFILE,
  type PersonValues,
  type ProfileValues,
} from '#web/shared/sign-up/values.ts';
import { tabDraft } from '#web/shared/tab-draft.ts';

/** An administrator's unsent input for a new professional, without the photo. */
export interface Draft {
  account: PersonValues;
  address: AddressValues;
  prof: ProfileValues;
}

export const EMPTY_DRAFT: Draft = {
  account: EMPTY_PERSON,
  address: EMPTY_ADDRESS,
  prof: EMPTY_PROFILE,
};

export const drafts = tabDraft<Draft>(EMPTY_DRAFT);
