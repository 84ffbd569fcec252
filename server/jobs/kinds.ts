import type { CodeWay } from '#domain/sign-up/code-ways.ts';
import { jobKind } from './queue.ts';

/** Runs the transitions of projects whose deadline has passed (decisions §5). */
export const advanceByClock = jobKind<Record<string, never>>('advance_by_clock', 3);

/** Ends what waited too long for a second person of the team (4 §F). */
export const expireApprovals = jobKind<Record<string, never>>('expire_approvals', 3);

/** Builds a requested copy of somebody's data. */
export const buildDataExport = jobKind<{ id: number }>('build_data_export', 8);

/** Recomputes how long each professional takes to answer a first message. */
export const countAnswerTimes = jobKind<Record<string, never>>('count_answer_times', 3);

/** Counts the messages and notifications of the days that are over, for the reports. */
export const sealDays = jobKind<Record<string, never>>('seal_days', 3);
export const countBusiness = jobKind<Record<string, never>>('count_business', 3);
export const countDays = jobKind<Record<string, never>>('count_days', 3);

/** Deletes the stored objects of a file without a row. */
export const discardFile = jobKind<{ id: string }>('discard_file', 14);

/** Lets the next channel take over from those that did not confirm in their time (4 §E). */
export const giveWay = jobKind<Record<string, never>>('give_way', 3);

/** Ends memberships, and notifies of those that end soon (decisions §5). */
export const endMemberships = jobKind<Record<string, never>>('end_memberships', 3);

/** Deletes expired rows, which would only be useful to a thief of the database. */
export const forgetEnded = jobKind<Record<string, never>>('forget_ended', 3);

/** Deletes the words of the search that nobody has any more, a deleted person's name among them. */
export const forgetWords = jobKind<Record<string, never>>('forget_words', 8, { oneAtATime: true });

/** Makes the payouts of the latest Wednesday, once (decisions §5). */
export const makePayouts = jobKind<Record<string, never>>('make_payouts', 3);

/** Reads the lines of a professional's ID; one at a time, because it uses a full core. */
export const readId = jobKind<{ accountId: number }>('read_id', 3, { oneAtATime: true });

/** Settles payments whose return and webhook were both lost. */
export const reconcilePayments = jobKind<Record<string, never>>('reconcile_payments', 3);

/** Compares the books with what was imported of the bank, and mails the team what differs (4 §B). */
export const reconcileBank = jobKind<Record<string, never>>('reconcile_bank', 3, {
  oneAtATime: true,
});

/** Compares the closed months with the ledger, and mails the team what differs (4 §B). */
export const reconcileMonths = jobKind<Record<string, never>>('reconcile_months', 3, {
  oneAtATime: true,
});

/** Proves the books by their own rules, and mails the team what breaks one (4 §B). */
export const reconcileRules = jobKind<Record<string, never>>('reconcile_rules', 3, {
  oneAtATime: true,
});

/** Mails the team that the books were not compared for too long (4 §B). */
export const tellLateBooks = jobKind<Record<string, never>>('tell_late_books', 3, {
  oneAtATime: true,
});

/** Compares the books with the provider, and mails the team what differs (4 §B); a night's outage is waited for, some hours. */
export const reconcileProvider = jobKind<Record<string, never>>('reconcile_provider', 10, {
  oneAtATime: true,
});

/** Updates the search text of a renamed category's professionals. */
export const renameCategory = jobKind<{ categoriaId: number; after: number }>(
  'rename_category',
  8,
  {
    oneAtATime: true,
  },
);

export interface CodeToSend {
  /** The code and to whom, encrypted: the queue keeps what could not be sent. */
  readonly encrypted: string;
  /** By WhatsApp where it says nothing. */
  readonly canal?: CodeWay;
  /** The hash of the attempt's secret, in base64: what WhatsApp cannot deliver goes by SMS at once. */
  readonly attempt?: string;
}

/** Sends a sign-up code; few tries, because it expires after ten minutes. */
export const sendCode = jobKind<CodeToSend>('send_code', 3);

/**
 * Sends a code to the phone or e-mail that was asked for in a change (`contact_change`), a phone without WhatsApp by SMS;
 * few tries, because it expires after ten minutes.
 */
export const sendContactCode = jobKind<{ change: number; encrypted: string }>(
  'send_contact_code',
  3,
);

/** Sends a message of the contact form to the team; retried for about a day. */
export const sendContact = jobKind<{ id: number }>('send_contact', 14);

/** Notifies the team of a deletion request; retried for about a day. */
export const sendDeletionRequest = jobKind<{ id: number }>('send_deletion_request', 14);

/** Sends one delivery of a notification; retried for about a day (4 §E). */
export const sendNotification = jobKind<{ id: number }>('send_notification', 14);

/** Answers somebody who wrote to our number on WhatsApp; for a day, as long as the provider takes it (4 §E). */
export const answerReply = jobKind<{ id: number }>('answer_reply', 12, { oneAtATime: true });

/** Tells the team of professionals who have waited for their validation for more than a day (4 §E). */
export const remindValidations = jobKind<Record<string, never>>('remind_validations', 3, {
  oneAtATime: true,
});

/** Sends the reminders that are due (4 §D). */
export const sendReminders = jobKind<Record<string, never>>('send_reminders', 3, {
  oneAtATime: true,
});

/** Tells who left without reading them of the messages that came while they were there (decisions §6). */
export const tellOfMessages = jobKind<Record<string, never>>('tell_of_messages', 3, {
  oneAtATime: true,
});

/** Mails the link of an invitation to the team, encrypted here because it is stored nowhere else; retried for about a day. */
export const sendInvitation = jobKind<{ id: number; encrypted: string }>('send_invitation', 14);

/** Asks the provider to send money back to a card. */
export const sendRefund = jobKind<{ id: number }>('send_refund', 20);

/** `to` is null without an account, `code` for somebody of the team, who is told that theirs is restored in another way. */
export interface RestoreCode {
  readonly to: string | null;
  readonly code: string | null;
}

/** Sends a code by e-mail to restore a password, encrypted; those of the release before say it openly. */
export const sendRestoreCode = jobKind<{ encrypted: string } | RestoreCode>('send_restore_code', 3);

/** Asks the provider for the state of a payment; `event` is the webhook that caused it, if any. */
export const settlePayment = jobKind<{ providerId: string; event: string | null }>(
  'settle_payment',
  20,
);

/** Registers the message templates that are missing, and reads what the provider says of all. */
export const syncTemplates = jobKind<Record<string, never>>('sync_templates', 8, {
  oneAtATime: true,
});

/** Takes the provider's events whose webhook never arrived. */
export const sweepFacts = jobKind<Record<string, never>>('sweep_facts', 3, { oneAtATime: true });

/** Takes and books the movements of the provider's balance; `event` is the fact that caused it, if any. */
export const takeMovements = jobKind<{ event?: string }>('take_movements', 8, { oneAtATime: true });

/** Adds what the team is told to the list of each administrator. */
export const listForTeam = jobKind<{ subject: string; text: string; path: string }>(
  'list_for_team',
  14,
);

/** Mails the team what happened outside the house; retried for about a day. */
export const tellTeam = jobKind<{ subject: string; text: string; path: string }>('tell_team', 14);

/**
 * Notifies somebody that their account was deleted as requested. The payload contains the address,
 * encrypted, because it is stored nowhere else; retried for about a day.
 */
export const notifyDeleted = jobKind<{ encrypted: string }>('tell_deleted', 14);

/**
 * Looks whether somebody shares with the other side of one of their projects what nobody may share, after something of theirs
 * changed or was seen for the first time (4 §I).
 */
export const checkSides = jobKind<{ accountId: number }>('check_sides', 14);

/** Looks at how much an administrator read of people lately, and when (4 §I); `at` is the instant of the last reading. */
export const watchReads = jobKind<{ adminId: number; at: string }>('watch_reads', 14);

/** Chains the entries of the audit log that are not yet. */
export const chainAudit = jobKind<Record<string, never>>('chain_audit', 3);

/** Writes down where the chain of the audit log is, once a day. */
export const anchorAudit = jobKind<Record<string, never>>('anchor_audit', 8);
