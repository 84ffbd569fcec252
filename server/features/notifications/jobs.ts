import { RefusedMailbox } from '#server/adapters/email/port.ts';
import { RefusedDevice } from '#server/adapters/web-push/port.ts';
import { Undeliverable } from '#server/adapters/whatsapp/port.ts';
import type { Config } from '#server/config.ts';
import type { Services } from '#server/context.ts';
import { databaseNow } from '#server/db/now.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { receiptOf, receiptPath, receiptSheet } from '#server/features/payments/index.ts';
import {
  payoutReceipt,
  payoutSheet,
  releaseReceipt,
  releaseSheet,
} from '#server/features/payouts/index.ts';
import { runs } from '#server/jobs/queue.ts';
import { type Sheet, sendMail } from '#server/mails/mail.ts';
import {
  giveWay as giveWayKind,
  listForTeam,
  sendNotification,
  syncTemplates as syncTemplatesKind,
  tellTeam,
} from '#server/jobs/kinds.ts';
import {
  type FailureKind,
  failDelivery,
  letGiveWay,
  sendWaiting,
  settle,
  waitsForMorning,
} from './deliveries.ts';
import { templateName } from './events.ts';
import { sendToDevices } from './devices/send.ts';
import { type Mailed, mailOf } from './mail.ts';
import { addForTeam } from './team.ts';
import { answerReplyJob } from './replies/jobs.ts';
import { syncTemplates } from './templates/sync.ts';
import { decryptText } from '#server/encrypt.ts';
import { operatorNow } from '#server/operator.ts';
import { unsealed } from '#server/db/sealed/index.ts';

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
      'd.gives_way_at',
      'n.evento',
      'n.msg',
      'n.parameters',
      'n.encrypted_path',
      'n.path',
      'a.rol',
      'a.nombre',
      'a.keylogin',
      'a.id as accountId',
      'n.receipt_id',
      'n.release_id',
      'n.payout_id',
    ])
    .select(['n.phone_sealed as other_phone', 'a.phone_sealed as own_phone'])
    .select(({ fn }) => fn.coalesce('n.email', 'a.email').as('email'))
    .where('d.id', '=', id)
    .where('d.sent_at', 'is', null)
    .where('d.failed_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!notice) return;
  // Another try of what failed in the evening: nothing rings at night.
  if (await waitsForMorning(services.db, { ...notice, id }, services.clock())) return;
  const { db } = services;
  const phone =
    unsealed(db, 'notification.phone', notice.other_phone) ||
    unsealed(db, 'account.phone', notice.own_phone);
  const { provider_id, failure } = await attempt({ ...notice, phone, id }, services).catch(
    (error: unknown): Outcome => {
      const refused = REFUSALS.some((kind) => error instanceof kind);
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

/** What a provider refuses for good. */
const REFUSALS = [RefusedDevice, Undeliverable, RefusedMailbox];

interface Outcome {
  readonly provider_id: string | null;
  readonly failure?: FailureKind;
}

interface Outgoing extends Mailed {
  readonly id: number;
  readonly channel: string;
  readonly parameters: readonly string[];
  readonly encrypted_path: Buffer | null;
  readonly path: string;
  readonly phone: string;
  readonly accountId: number;
  readonly receipt_id: number | null;
  readonly release_id: number | null;
  readonly payout_id: number | null;
  readonly gives_way_at: Date | null;
}

/** Hands it to the provider of its channel; answers the number that it has there. */
async function attempt(sent: Outgoing, services: Services): Promise<Outcome> {
  const { whatsapp, email, config, db } = services;
  const path = pathOf(sent, config);
  if (sent.channel === 'push') {
    await sendToDevices(sent, path, services);
    return { provider_id: null };
  }
  if (sent.channel === 'whatsapp') {
    const { phone: to, parameters } = sent;
    const template = templateName(sent.evento);
    return {
      provider_id: await whatsapp.send({ to, template, parameters, path, delivery: sent.id }),
    };
  }
  const sheet = await sheetOf(sent, { db, config });
  await sendMail(email, { ...mailOf(sent, path, config), ...(sheet && { sheet }) });
  return { provider_id: null };
}

/** The receipt that its mail carries, as it stands now. */
async function sheetOf(
  { accountId, evento, parameters, path, receipt_id, release_id, payout_id }: Outgoing,
  { db, config }: Pick<Services, 'db' | 'config'>,
): Promise<Sheet | null> {
  if (receipt_id !== null) {
    const receipt = await receiptOf(db, { accountId, id: receipt_id }, config);
    if (!receipt) return null;
    const [amount] = parameters;
    const sheet = receiptSheet(receipt, evento === 'recibo_devolucion' ? amount : undefined);
    const page = receiptPath(receipt);
    return path === page ? sheet : { ...sheet, address: `${config.origin}${page}` };
  }
  if (release_id !== null) {
    const receipt = await releaseReceipt(db, { accountId, id: release_id }, config);
    return receipt && releaseSheet(receipt);
  }
  if (payout_id === null) return null;
  const receipt = await payoutReceipt(db, { accountId, id: payout_id }, config);
  return receipt && payoutSheet(receipt);
}

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
  { secretKeys, origin }: Pick<Config, 'secretKeys' | 'origin'>,
): string =>
  // Those of a former release are whole addresses.
  encrypted_path ? new URL(decryptText(secretKeys, encrypted_path), origin).pathname : path;

/** May be sent twice after a crash, which is better than never. */
const tellTeamJob = runs(tellTeam, async ({ subject, text, path }, { services }) => {
  const { config, db, email } = services;
  const { teamEmail: to } = await operatorNow(db, config);
  await sendMail(email, {
    to,
    subject,
    said: [text],
    button: { label: 'Abrir en Maestros', address: `${config.origin}${path}` },
    why: `Es para el equipo de Maestros (${to}).`,
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
  answerReply: answerReplyJob,
  listForTeam: listForTeamJob,
  giveWay: giveWayJob,
  sendNotification: sendNotificationJob,
  syncTemplates: syncTemplatesJob,
  tellTeam: tellTeamJob,
};
