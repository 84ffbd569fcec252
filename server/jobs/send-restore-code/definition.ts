import { jobKind } from '../queue.ts';

/** Sends a code by e-mail to restore a password; `to` is null where there is no account. */
export const sendRestoreCode = jobKind<{ to: string | null; code: string }>('send_restore_code', 3);
