import { getAccounts } from './get-accounts.ts';
import { getUser } from './get-user.ts';
import { sendSetupLink } from './send-setup-link.ts';
import { updateUserAccount } from './update-account.ts';
import { updateUserAddress } from './update-address.ts';
import { updateUserProfile } from './update-profile.ts';
import { validateProfessional } from './validate-professional.ts';

export { administratorFields, createAdministrator } from './create-administrator.ts';

export const handlers = [
  getAccounts,
  getUser,
  updateUserAccount,
  updateUserAddress,
  updateUserProfile,
  validateProfessional,
  sendSetupLink,
];
