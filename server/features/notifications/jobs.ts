import { Undeliverable } from '#server/adapters/whatsapp/port.ts';
import type { Services } from '#server/context.ts';
import { runs } from '#server/jobs/queue.ts';
import { sendNotification } from '#server/jobs/kinds.ts';
import { eventOf, render, templateName } from './events.ts';
import { decryptText } from '#server/encrypt.ts';

/**
 * Sent at least once: a process that dies between the provider's answer and the mark sends again,
 * which a person can live with; a notification that is never sent they could not.
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
  const { parameters, text } = wordsOf(notice, services.config.secretKey);
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
    await giveUp(services, id, refused ? 'rechazada' : 'sin_respuesta');
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
      // What is forgotten now could not be sent again, whatever becomes of it.
      provider_id: notice.encrypted_parameter || notice.elsewhere ? null : provider_id,
    })
    .where('id', '=', id)
    .execute();
});

/** The team sees it, and may have it sent again. */
const giveUp = ({ db, clock }: Services, id: number, failure_kind: 'rechazada' | 'sin_respuesta') =>
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

/** What the person reads: with the parameter that the record does not show. */
function wordsOf({ evento, msg, parameters, encrypted_parameter }: Notice, secretKey: string) {
  if (!encrypted_parameter) return { parameters, text: msg };
  const decrypted = [...parameters.slice(0, -1), decryptText(secretKey, encrypted_parameter)];
  return { parameters: decrypted, text: render(eventOf(evento).text, decrypted) };
}

/** What each kind of job does that this noun has, by the kind's name. */
export const jobs = { sendNotification: sendNotificationJob };
