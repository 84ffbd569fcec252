import * as accounts from '#contract/accounts.ts';
import { implement } from '#server/calls/implement.ts';
import { cancelChange } from './contact-change/cancel-change.ts';
import { changeEmail } from './contact-change/change-email.ts';
import { confirmChange } from './contact-change/confirm-change.ts';
import { resendChange } from './contact-change/resend-change.ts';
import { updateAccount } from './own/account.ts';
import { updateAddress } from './own/address.ts';
import { deleteAddress } from './own/delete-address.ts';
import { getAddresses } from './own/get-addresses.ts';
import { getCounts } from './own/get-counts.ts';
import { getOwnProjects, getOwnReviews } from './own/history.ts';
import { saveAddress } from './own/save-address.ts';
import { configureAccount } from './set-up/configure-account.ts';
import { configureEnd } from './set-up/configure-end.ts';
import { deleteAccount } from './state/delete-account.ts';
import { restoreAccount } from './state/restore-account.ts';
import { suspendAccount } from './state/suspend-account.ts';
import { exportAccounts } from './team/export-accounts.ts';
import { getAccounts } from './team/get-accounts.ts';
import { getUser } from './team/get-user.ts';
import { addAccountNote, getAccountNotes } from './team/notes.ts';
import { remindProfessionals } from './team/remind-professionals.ts';
import { sendSetupLink } from './team/send-setup-link.ts';
import { updateUserAccount } from './team/update-account.ts';
import { updateUserAddress } from './team/update-address.ts';
import { updateUserProfile } from './team/update-profile.ts';

/** The handlers of the contract's module. */
export const handlers = implement(accounts, {
  getCounts,
  getOwnProjects,
  getOwnReviews,
  updateAccount,
  changeEmail,
  resendChange,
  confirmChange,
  cancelChange,
  updateAddress,
  getAddresses,
  saveAddress,
  deleteAddress,
  configureAccount,
  configureEnd,
  deleteAccount,
  restoreAccount,
  suspendAccount,
  getAccounts,
  exportAccounts,
  getUser,
  getAccountNotes,
  addAccountNote,
  sendSetupLink,
  remindProfessionals,
  updateUserAccount,
  updateUserAddress,
  updateUserProfile,
});
