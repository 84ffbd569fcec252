import { sendReminders } from '#server/jobs/kinds.ts';
import { runs } from '#server/jobs/queue.ts';
import { sendDue } from './send-due.ts';

const sendRemindersJob = runs(
  sendReminders,
  (_payload, { services, log }) => sendDue(services, log),
  '*/5 * * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { sendReminders: sendRemindersJob };
