import { attendNotification as call } from '#contract/operations.ts';
import { failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { deliverAgain } from '#server/features/notifications/index.ts';
import { lockFailedNotification } from './queries.ts';
import { notificationWords } from './who-was-first.ts';

export const attendNotification = handle(call, async (input, { caller, db, now }) => {
  const { notification_id, que } = input;
  const { id, account_id, evento } =
    (await lockFailedNotification(db, notification_id)) ??
    failSaying('notification_not_found', await notificationWords(db, notification_id));
  const again = que === 'reintentar';
  if (again) await deliverAgain(db, { id, accountId: account_id, evento }, now);
  else
    await db.updateTable('notification').set({ dismissed_at: now }).where('id', '=', id).execute();
  await audit(db, {
    adminId: caller.id,
    action: again ? 'reintentar_notificacion' : 'descartar_notificacion',
    subjectId: String(id),
    people: [account_id],
    after: { evento },
    now,
  });
  return {};
});
