import { getAccounts } from './get-accounts.ts';
import { getUser } from './get-user.ts';
import { sendSetupLink } from './send-setup-link.ts';
import { validateProfessional } from './validate-professional.ts';

export { administratorFields, createAdministrator } from './create-administrator.ts';

export const handlers = [getAccounts, getUser, validateProfessional, sendSetupLink];
