import { ANSWER_WINDOW, type Wish } from '#domain/notifications/replies.ts';
import { sharedPaths } from '#lib/paths.ts';
import { Undeliverable } from '#server/adapters/whatsapp/port.ts';
import type { Db } from '#server/db/pool.ts';
import { answerReply } from '#server/jobs/kinds.ts';
import { runs } from '#server/jobs/queue.ts';
import { hasPhone, withPhone } from '#server/db/sealed/index.ts';

/**
 * Answers what somebody wrote on WhatsApp: what became of their wish, and anything else once in 24 hours. A process that
 * dies before it is written down answers twice, which is better than never.
 */
export const answerReplyJob = runs(answerReply, async ({ id }, { services, log }) => {
  const { db, whatsapp, config } = services;
  const now = services.clock();
  const found = await db
    .selectFrom('notification_reply')
    .select(['phone_sealed', 'wish', 'received_at'])
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  if (!found || now.getTime() - found.received_at.getTime() >= ANSWER_WINDOW) return;
  const reply = withPhone(db, 'notification_reply.phone', found);
  const { phone, wish } = reply;
  if (await answeredLately(db, reply, now)) return;
  const text = (await isAnybodys(db, phone)) ? (ANSWERS[wish as Wish] ?? OTHERS) : NOBODYS;
  try {
    await whatsapp.answer(phone, text(config.origin));
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    return log.warn({ err: error, reply: id }, 'a reply cannot be answered');
  }
  await db
    .updateTable('notification_reply')
    .set({ answered_at: now })
    .where('id', '=', id)
    .execute();
});

/** Whether the same was answered lately: the same wish as the last one, or anything else. */
async function answeredLately(
  db: Db,
  { phone, wish }: { phone: string; wish: string | null },
  now: Date,
): Promise<boolean> {
  const last = await db
    .selectFrom('notification_reply')
    .select('wish')
    .where(hasPhone(db, 'notification_reply', phone))
    .where('wish', wish === null ? 'is' : 'is not', null)
    .where('answered_at', '>', new Date(now.getTime() - ANSWER_WINDOW))
    .orderBy('answered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.wish === wish;
}

const isAnybodys = (db: Db, phone: string) =>
  db
    .selectFrom('account')
    .select('id')
    .where(hasPhone(db, 'account', phone))
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();

type Answer = (origin: string) => string;

const ANSWERS: Readonly<Partial<Record<Wish, Answer>>> = {
  baja: (origin) =>
    `Listo. Ya no te avisamos por WhatsApp, por correo ni en tus dispositivos de lo que se puede apagar; lo de tu cuenta y tu dinero sigue llegando. Todo queda en tus avisos: ${origin}${sharedPaths.notifications} Para volver a recibirlos, responde ALTA.`,
  alta: (origin) =>
    `Listo. Te avisamos otra vez por WhatsApp, por correo y en tus dispositivos. Tus avisos: ${origin}${sharedPaths.notifications} Para dejar de recibirlos, responde BAJA.`,
};
const OTHERS: Answer = (origin) =>
  `Por aquí solo avisamos y no podemos contestarte; lo que escribiste lo lee el equipo de Maestros. Lo que te espera está aquí: ${origin}${sharedPaths.notifications} Para dejar de recibir avisos, responde BAJA.`;
const NOBODYS: Answer = (origin) =>
  `Este es el número de avisos de Maestros, y con tu teléfono no hay ninguna cuenta. Conócenos: ${origin}`;
