import { sendNotificationAgain as call } from '#contract/notifications.ts';
import { carriesLink, isOnItsWay } from '#domain/notifications/steps.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { deliverAgain } from '../deliveries.ts';
import { deliveriesOf } from './queries.ts';

export const sendNotificationAgain = handle(
  call,
  async ({ notification_id }, { caller, db, now }) => {
    const found = await db
      .selectFrom('notification as n')
      .innerJoin('account as a', 'a.id', 'n.account_id')
      .select(['n.id', 'n.evento', 'n.account_id as accountId'])
      .where('n.id', '=', notification_id)
      .where('a.deleted_at', 'is', null)
      .forUpdate('n')
      .executeTakeFirst();
    const { id, evento, accountId } = found ?? fail('notification_unknown');
    if (carriesLink(evento)) fail('notification_once');
    const before = await deliveriesOf(db, [id]);
    // What the team alone is told goes out by a mail to all.
    if (before.length === 0) fail('notification_turned_off');
    // Pressed twice, or not sent yet.
    if (before.some(isOnItsWay)) return {};
    await deliverAgain(db, { id, accountId, evento }, now);
    if ((await deliveriesOf(db, [id])).length === 0) fail('notification_turned_off');
    await audit(db, {
      adminId: caller.id,
      action: 'reintentar_notificacion',
      subjectId: String(id),
      people: [accountId],
      after: { evento },
      now,
    });
    return {};
  },
);
