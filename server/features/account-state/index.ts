import { deleteAccount } from './delete-account.ts';
import { restoreAccount } from './restore-account.ts';
import { suspendAccount } from './suspend-account.ts';

export const handlers = [deleteAccount, suspendAccount, restoreAccount];
