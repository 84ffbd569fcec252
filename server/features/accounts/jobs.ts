import { deletedEmail } from '#server/features/privacy/index.ts';
import { decryptText } from '#server/encrypt.ts';
import { runs } from '#server/jobs/queue.ts';
import { notifyDeleted } from '#server/jobs/kinds.ts';

/** Sent at least once: reading it twice does no harm. */
const notifyDeletedJob = runs(notifyDeleted, async ({ encrypted }, { services }) => {
  const to = decryptText(services.config.secretKey, Buffer.from(encrypted, 'base64'));
  await services.email.send(deletedEmail(to, services.config.operator.teamEmail));
});

/** What each kind of job does that this noun has, by the kind's name. */
export const jobs = { notifyDeleted: notifyDeletedJob };
