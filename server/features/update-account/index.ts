import { updateAccount } from './account.ts';
import { updateAddress } from './address.ts';

export { changePerson } from './person.ts';

export const handlers = [updateAccount, updateAddress];
