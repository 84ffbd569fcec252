import { ROL } from '#contract/call.ts';
import { groupOf } from '#domain/notifications/events.ts';
import { isChosen } from '#domain/notifications/groups.ts';
import { sharedPaths } from '#lib/paths.ts';
import { RefusedMailbox } from '#server/adapters/email/port.ts';
import { Undeliverable } from '#server/adapters/whatsapp/port.ts';
import type { Config } from '#server/config.ts';
import type { Services } from '#server/context.ts';
import { databaseNow } from '#server/db/now.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { runs } from '#server/jobs/queue.ts';
import {
  giveWay as giveWayKind,
  listForTeam,
  sendNotification,
  syncTemplates as syncTemplatesKind,
  tellTeam,
} from '#server/jobs/kinds.ts';
import { type FailureKind, failDelivery, letGiveWay, sendWaiting, settle } from './deliveries.ts';
import { eventOf, templateName } from './events.ts';
import { addForTeam } from './team.ts';
import { syncTemplates } from './templates/sync.ts';
import { decryptText } from '#server/encrypt.ts';

/**
 * A process that dies between the provider's answer and the update sends twice, which is better than never.
 */
const sendNotificationJob = runs(sendNotification, async ({ id }, { services, log, lastTry }) => {
  const notice = await services.db
    .selectFrom('notification_delivery as d')
    .innerJoin('notification as n', 'n.id', 'd.notification_id')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .select([
      'd.channel',
      'n.evento',
      'n.msg',
      'n.parameters',
      'n.encrypted_path',
      'n.path',
      'a.rol',
    ])
    .select(({ fn }) => fn.coalesce('n.phone', 'a.phone').as('phone'))
    .select(({ fn }) => fn.coalesce('n.email', 'a.email').as('email'))
    .where('d.id', '=', id)
    .where('d.sent_at', 'is', null)
    .where('d.failed_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!notice) return;
  const { provider_id, failure } = await attempt({ ...notice, id }, services).catch(
    (error: unknown): Outcome => {
      const refused = error instanceof Undeliverable || error instanceof RefusedMailbox;
      if (!refused && !lastTry) throw error;
      log.warn({ err: error, delivery: id }, 'notification cannot be delivered');
      return { provider_id: null, failure: refused ? 'rechazada' : 'sin_respuesta' };
    },
  );
  await inTransaction(services.db, async (trx) => {
    const now = services.clock();
    if (failure !== undefined) return failDelivery(trx, id, failure, now);
    const { notification_id } = await trx
      .updateTable('notification_delivery')
      .set({ sent_at: now, provider_id })
      .where('id', '=', id)
      .returning('notification_id')
      .executeTakeFirstOrThrow();
    await settle(trx, notification_id);
  });
});

interface Outcome {
  readonly provider_id: string | null;
  readonly failure?: FailureKind;
}

interface Outgoing {
  readonly id: number;
  readonly channel: string;
  readonly evento: string;
  readonly msg: string;
  readonly parameters: readonly string[];
  readonly encrypted_path: Buffer | null;
  readonly path: string;
  readonly phone: string;
  readonly email: string;
  readonly rol: number;
}

/** Hands it to the provider of its channel; answers the number that it has there. */
async function attempt(sent: Outgoing, { whatsapp, email, config }: Services): Promise<Outcome> {
  const path = pathOf(sent, config);
  if (sent.channel === 'whatsapp') {
    const { phone: to, parameters } = sent;
    const template = templateName(sent.evento);
    return {
      provider_id: await whatsapp.send({ to, template, parameters, path, delivery: sent.id }),
    };
  }
  await email.send({
    to: sent.email,
    subject: eventOf(sent.evento).subject,
    text: `${sent.msg}\n\nÁbrelo en Maestros: ${config.origin}${path}${wayOut(sent, config)}`,
  });
  return { provider_id: null };
}

/** Where somebody turns off what they do not want any more; nothing for what nobody can turn off. */
const wayOut = ({ evento, rol }: Outgoing, { origin }: Config): string =>
  isChosen(groupOf(evento))
    ? `\n\nElige qué te avisamos: ${origin}${rol === ROL.professional ? sharedPaths.professionalPreferences : sharedPaths.clientPreferences}`
    : '';

/** Every minute: what waited for the morning goes out, and what did not arrive in its time by the next channel (4 §E). */
const giveWayJob = runs(
  giveWayKind,
  async (_payload, { services }) => {
    const now = await databaseNow(services);
    await sendWaiting(services.db, now);
    await letGiveWay(services.db, now);
  },
  '* * * * *',
);

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

const listForTeamJob = runs(listForTeam, (told, { services }) =>
  inTransaction(services.db, (trx) => addForTeam(trx, told, services.clock())),
);

/** Every morning at five in Mexico City: news of templates may have been lost. */
const syncTemplatesJob = runs(
  syncTemplatesKind,
  (_payload, { services }) => syncTemplates(services),
  '0 11 * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = {
  listForTeam: listForTeamJob,
  giveWay: giveWayJob,
  sendNotification: sendNotificationJob,
  syncTemplates: syncTemplatesJob,
  tellTeam: tellTeamJob,
};
