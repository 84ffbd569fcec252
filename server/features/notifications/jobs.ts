import { Undeliverable } from '#server/adapters/whatsapp/port.ts';
import type { Config } from '#server/config.ts';
import type { Services } from '#server/context.ts';
import { runs } from '#server/jobs/queue.ts';
import {
  sendNotification,
  syncTemplates as syncTemplatesKind,
  tellTeam,
} from '#server/jobs/kinds.ts';
import { eventOf, templateName } from './events.ts';
import { syncTemplates } from './templates/sync.ts';
import { decryptText } from '#server/encrypt.ts';

/**
 * A process that dies between the provider's answer and the update sends twice, which is better than never.
 */
const sendNotificationJob = runs(sendNotification, async ({ id }, { services, log, lastTry }) => {
  const notice = await services.db
    .selectFrom('notification as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .select([
      'n.evento',
      'n.msg',
      'n.parameters',
      'n.encrypted_path',
      'n.channel',
      'n.path',
      'n.phone as elsewhere',
    ])
    .select(({ fn }) => fn.coalesce('n.phone', 'a.phone').as('phone'))
    .select(({ fn }) => fn.coalesce('n.email', 'a.email').as('email'))
    .where('n.id', '=', id)
    .where('n.send', '=', 0)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!notice) return;
  const { evento, phone: to } = notice;
  const path = pathOf(notice, services.config);
  let provider_id: string | null = null;
  try {
    if (notice.channel === 'whatsapp')
      provider_id = await services.whatsapp.send({
        to,
        template: templateName(evento),
        parameters: notice.parameters,
        path,
      });
    else
      await services.email.send({
        to: notice.email,
        subject: eventOf(evento).subject ?? 'Maestros',
        text: `${notice.msg}\n\nÁbrelo en Maestros: ${services.config.origin}${path}`,
      });
  } catch (error) {
    const refused = error instanceof Undeliverable;
    if (!refused && !lastTry) throw error;
    log.warn({ err: error, notification: id }, 'notification cannot be delivered');
    await markFailed(services, id, refused ? 'rechazada' : 'sin_respuesta');
    return;
  }
  await services.db
    .updateTable('notification')
    .set({
      send: 1,
      sent_at: services.clock(),
      encrypted_path: null,
      phone: null,
      email: null,
      // Without its path or destination, which are deleted now, it could not be sent again.
      provider_id: notice.encrypted_path || notice.elsewhere ? null : provider_id,
    })
    .where('id', '=', id)
    .execute();
});

/** Marks it as failed: the team sees it and can send it again. */
const markFailed = (
  { db, clock }: Services,
  id: number,
  failure_kind: 'rechazada' | 'sin_respuesta',
) =>
  db
    .updateTable('notification')
    .set({ failed_at: clock(), failure_kind })
    .where('id', '=', id)
    .execute();

/** What it opens, including what the record hides. */
const pathOf = (
  { path, encrypted_path }: { path: string; encrypted_path: Buffer | null },
  { secretKey, origin }: Pick<Config, 'secretKey' | 'origin'>,
): string =>
  // Those of a former release are whole addresses.
  encrypted_path ? new URL(decryptText(secretKey, encrypted_path), origin).pathname : path;

/** May be sent twice after a crash, which is better than never. */
const tellTeamJob = runs(tellTeam, async ({ subject, text, path }, { services }) => {
  const { config, email } = services;
  await email.send({
    to: config.operator.teamEmail,
    subject,
    text: `${text}\n\n${config.origin}${path}`,
  });
});

/** Every morning at five in Mexico City: news of templates may have been lost. */
const syncTemplatesJob = runs(
  syncTemplatesKind,
  (_payload, { services }) => syncTemplates(services),
  '0 11 * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = {
  sendNotification: sendNotificationJob,
  syncTemplates: syncTemplatesJob,
  tellTeam: tellTeamJob,
};
