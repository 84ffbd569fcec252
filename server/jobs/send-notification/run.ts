import { Undeliverable } from '#server/adapters/whatsapp/port.ts';
import { runs } from '../queue.ts';
import { sendNotification } from './definition.ts';
import { eventOf, templateName } from '#server/features/notifications/index.ts';

/**
 * Sent at least once: a process that dies between the provider's answer and the mark sends again,
 * which a person can live with; a notification that is never sent they could not.
 */
export const sendNotificationJob = runs(sendNotification, async ({ id }, { services, log }) => {
  const notice = await services.db
    .selectFrom('notification as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .select(['n.evento', 'n.msg', 'n.parameters', 'n.channel', 'a.phone', 'a.email'])
    .where('n.id', '=', id)
    .where('n.send', '=', 0)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!notice) return;
  const { evento, parameters, phone: to } = notice;
  try {
    if (notice.channel === 'whatsapp')
      await services.whatsapp.send({ to, template: templateName(evento), parameters });
    else
      await services.email.send({
        to: notice.email,
        subject: eventOf(evento).subject ?? 'Maestros',
        text: notice.msg,
      });
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    log.warn({ notification: id }, 'notification cannot be delivered');
    return;
  }
  await services.db
    .updateTable('notification')
    .set({ send: 1, sent_at: services.clock() })
    .where('id', '=', id)
    .execute();
});
