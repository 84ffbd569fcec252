import { deletedEmail } from '#server/features/privacy/index.ts';
import { decryptText } from '#server/encrypt.ts';
import { runs } from '#server/jobs/queue.ts';
import { notifyDeleted } from '#server/jobs/kinds.ts';
import { sendMail } from '#server/mails/mail.ts';
import { operatorNow } from '#server/operator.ts';

/** May be sent twice after a crash, which does no harm. */
const notifyDeletedJob = runs(notifyDeleted, async ({ encrypted }, { services }) => {
  const to = decryptText(services.config.secretKeys, Buffer.from(encrypted, 'base64'));
  const { teamEmail } = await operatorNow(services.db, services.config);
  await sendMail(services.email, deletedEmail(to, teamEmail));
});

/** The job runners of this noun, by the kind's name. */
export const jobs = { notifyDeleted: notifyDeletedJob };
