import { jobKind } from './queue.ts';

/** Takes the steps of projects that nobody takes but time (decisions §5). */
export const advanceByClock = jobKind<Record<string, never>>('advance_by_clock', 3);

/** Makes the copy of somebody's data that they asked for. */
export const buildDataExport = jobKind<{ id: number }>('build_data_export', 8);

/** Counts anew how long each professional takes to answer somebody who writes first. */
export const countAnswerTimes = jobKind<Record<string, never>>('count_answer_times', 3);

/** Counts the messages and notifications of the days that are over, for the reports. */
export const countDays = jobKind<Record<string, never>>('count_days', 3);

/** Deletes what the object store has of a file whose row is gone, or never came. */
export const discardFile = jobKind<{ id: string }>('discard_file', 14);

/** Ends memberships, and tells of those that end soon (decisions §5). */
export const endMemberships = jobKind<Record<string, never>>('end_memberships', 3);

/** Deletes what has ended and would only be kept for whoever steals the database. */
export const forgetEnded = jobKind<Record<string, never>>('forget_ended', 3);

/** Makes the payouts of the latest Wednesday, once (decisions §5). */
export const makePayouts = jobKind<Record<string, never>>('make_payouts', 3);

/** Reads the lines of a professional's ID; one at a time, because it takes all of a core. */
export const readId = jobKind<{ accountId: number }>('read_id', 3, { oneAtATime: true });

/** Looks after payments whose return and webhook both got lost. */
export const reconcilePayments = jobKind<Record<string, never>>('reconcile_payments', 3);

/** Writes anew by which words the professionals of a renamed category are found. */
export const renameCategory = jobKind<{ categoriaId: number; after: number }>(
  'rename_category',
  8,
  {
    oneAtATime: true,
  },
);

/** Sends a sign-up code to a phone; after ten minutes it would be of no use any more. */
export const sendCode = jobKind<{ to: string; code: string }>('send_code', 3);

/** Sends what somebody wrote in the contact form to the team; tried for about a day. */
export const sendContact = jobKind<{ id: number }>('send_contact', 14);

/** Tells the team that somebody wants their account to go; tried for about a day. */
export const sendDeletionRequest = jobKind<{ id: number }>('send_deletion_request', 14);

/** Sends one recorded notification and marks it as sent (send 0 → 1). */
export const sendNotification = jobKind<{ id: number }>('send_notification', 8);

/** Asks the provider to send money back to a card. */
export const sendRefund = jobKind<{ id: number }>('send_refund', 20);

/** Sends a code by e-mail to restore a password; `to` is null where there is no account. */
export const sendRestoreCode = jobKind<{ to: string | null; code: string }>('send_restore_code', 3);

/** Asks the provider what became of a payment; `event` is the webhook that rang, if one did. */
export const settlePayment = jobKind<{ providerId: string; event: string | null }>(
  'settle_payment',
  20,
);

/**
 * Tells somebody that their account is deleted as they asked. It carries the address, encrypted, because
 * nothing else knows it any more; tried for about a day.
 */
export const notifyDeleted = jobKind<{ encrypted: string }>('tell_deleted', 14);
