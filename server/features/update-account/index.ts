import { updateAccount } from './account.ts';
import { updateAddress } from './address.ts';

export const handlers = [updateAccount, updateAddress];
