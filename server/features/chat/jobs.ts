import { databaseNow } from '#server/db/now.ts';
import { tellOfMessages } from '#server/jobs/kinds.ts';
import { runs } from '#server/jobs/queue.ts';
import { tellOfWaiting } from './tell-of-messages.ts';

const tellOfMessagesJob = runs(
  tellOfMessages,
  async (_payload, { services, log }) =>
    tellOfWaiting(services.db, log, await databaseNow(services)),
  '* * * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { tellOfMessages: tellOfMessagesJob };
