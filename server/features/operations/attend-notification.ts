import { attendNotification as call } from '#contract/operations.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { sendNotification } from '#server/jobs/kinds.ts';
import { lockFailedNotification } from './queries.ts';

export const attendNotification = handle(call, async (input, { caller, db, now }) => {
  const { notification_id, que } = input;
  const { id, account_id, evento, channel } =
    (await lockFailedNotification(db, notification_id)) ?? fail('notification_not_found');
  const again = que === 'reintentar';
  await db
    .updateTable('notification')
    .set(again ? { failed_at: null, failure_kind: null } : { dismissed_at: now })
    .where('id', '=', id)
    .execute();
  if (again) await enqueue(db, sendNotification, { id });
  await audit(db, {
    adminId: caller.id,
    action: again ? 'reintentar_notificacion' : 'descartar_notificacion',
    subjectId: String(id),
    people: [account_id],
    after: { evento, canal: channel },
    now,
  });
  return {};
});
