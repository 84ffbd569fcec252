import { deletedEmail } from '#server/features/privacy/index.ts';
import { decryptText } from '#server/encrypt.ts';
import { runs } from '../queue.ts';
import { tellDeleted } from './definition.ts';

/** Sent at least once: reading it twice does no harm. */
export const tellDeletedJob = runs(tellDeleted, async ({ encrypted }, { services }) => {
  const to = decryptText(services.config.secretKey, Buffer.from(encrypted, 'base64'));
  await services.email.send(deletedEmail(to, services.config.operator.teamEmail));
});
