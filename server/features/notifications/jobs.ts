import { Undeliverable } from '#server/adapters/whatsapp/port.ts';
import type { Services } from '#server/context.ts';
import { runs } from '#server/jobs/queue.ts';
import {
  sendNotification,
  syncTemplates as syncTemplatesKind,
  tellTeam,
} from '#server/jobs/kinds.ts';
import { eventOf, render, templateName } from './events.ts';
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
      'n.encrypted_parameter',
      'n.channel',
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
  const { parameters, text } = contentOf(notice, services.config.secretKey);
  let provider_id: string | null = null;
  try {
    if (notice.channel === 'whatsapp')
      provider_id = await services.whatsapp.send({
        to,
        template: templateName(evento),
        parameters,
      });
    else
      await services.email.send({
        to: notice.email,
        subject: eventOf(evento).subject ?? 'Maestros',
        text,
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
      encrypted_parameter: null,
      phone: null,
      email: null,
      // Without its parameter or destination, which are deleted now, it could not be sent again.
      provider_id: notice.encrypted_parameter || notice.elsewhere ? null : provider_id,
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

interface Notice {
  readonly evento: string;
  readonly msg: string;
  readonly parameters: string[];
  readonly encrypted_parameter: Buffer | null;
}

/** The text that the person reads, including the parameter that the record hides. */
function contentOf({ evento, msg, parameters, encrypted_parameter }: Notice, secretKey: string) {
  if (!encrypted_parameter) return { parameters, text: msg };
  const decrypted = [...parameters.slice(0, -1), decryptText(secretKey, encrypted_parameter)];
  return { parameters: decrypted, text: render(eventOf(evento).text, decrypted) };
}

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
