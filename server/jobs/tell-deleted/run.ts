import { deletedEmail } from '#server/features/privacy/index.ts';
import { unseal } from '#server/seal.ts';
import { runs } from '../queue.ts';
import { tellDeleted } from './definition.ts';

/** Sent at least once: reading it twice does no harm. */
export const tellDeletedJob = runs(tellDeleted, async ({ sealed }, { services }) => {
  const to = unseal(services.config.secretKey, Buffer.from(sealed, 'base64'));
  await services.email.send(deletedEmail(to, services.config.operator.teamEmail));
});
