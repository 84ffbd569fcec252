import { buildExport } from './data/index.ts';
import { operatorNow } from '#server/operator.ts';
import { deletionEmail } from './deletion-email.ts';
import { runs } from '#server/jobs/queue.ts';
import { buildDataExport, sendDeletionRequest } from '#server/jobs/kinds.ts';
import { sendMail } from '#server/mails/mail.ts';

const buildDataExportJob = runs(buildDataExport, ({ id }, { services }) =>
  buildExport(services, id),
);

/** May be sent twice after a crash, which is better than never. */
const sendDeletionRequestJob = runs(sendDeletionRequest, async ({ id }, { services }) => {
  const { db, config, email, clock } = services;
  const request = await db
    .selectFrom('deletion_request as r')
    .innerJoin('account as a', 'a.id', 'r.account_id')
    .select(['r.motivo', 'a.keylogin', 'a.rol', 'a.email'])
    .where('r.id', '=', id)
    .where('r.sent_at', 'is', null)
    .where('r.withdrawn_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!request) return;
  await sendMail(
    email,
    deletionEmail(request, { ...config, operator: await operatorNow(db, config) }),
  );
  await db.updateTable('deletion_request').set({ sent_at: clock() }).where('id', '=', id).execute();
});

/** The job runners of this noun, by the kind's name. */
export const jobs = {
  buildDataExport: buildDataExportJob,
  sendDeletionRequest: sendDeletionRequestJob,
};
