import { getAccounts } from './get-accounts.ts';
import { getUser } from './get-user.ts';
import { validateProfessional } from './validate-professional.ts';

export { audit } from './audit.ts';

export const handlers = [getAccounts, getUser, validateProfessional];
