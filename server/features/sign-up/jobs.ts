import { UnreachablePhone } from '#server/adapters/sms/port.ts';
import { Undeliverable } from '#server/adapters/whatsapp/port.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Services } from '#server/context.ts';
import { type CodeToSend, sendCode } from '#server/jobs/kinds.ts';
import { enqueue, runs } from '#server/jobs/queue.ts';
import { sendMail } from '#server/mails/mail.ts';
import { decryptCode, encryptCode } from './encrypted-code.ts';

/** May be sent twice after a crash, which does no harm. */
const sendCodeJob = runs(sendCode, async (sending, { services, log }) => {
  try {
    await send(sending, services);
  } catch (error) {
    if (!(error instanceof Undeliverable || error instanceof UnreachablePhone)) throw error;
    // Without the number, because more people read logs than may know it.
    log.warn({ canal: sending.canal ?? 'whatsapp' }, 'a sign-up code cannot be delivered');
    await sendBySms(sending, services);
  }
});

/** A phone without WhatsApp gets the code by SMS, unless somebody asked for that already. */
async function sendBySms(sending: CodeToSend, { db, sms, clock, config }: Services) {
  const { attempt } = sending;
  if (!sms || attempt === undefined) return;
  await inTransaction(db, async (trx) => {
    const now = clock();
    const { numUpdatedRows } = await trx
      .updateTable('sign_up_attempt')
      .set({ sms_at: now })
      .where('token_hash', '=', Buffer.from(attempt, 'base64'))
      .where('sms_at', 'is', null)
      .where('proved_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    const { secretKeys } = config;
    const encrypted = encryptCode(secretKeys, decryptCode(secretKeys, sending));
    if (numUpdatedRows > 0n) await enqueue(trx, sendCode, { encrypted, canal: 'sms' });
  });
}

async function send(sending: CodeToSend, services: Services): Promise<void> {
  const { whatsapp, sms, email, config } = services;
  const { canal } = sending;
  const { to, code } = decryptCode(config.secretKeys, sending);
  const said = `${code} es tu código de Maestros. Vence en 10 minutos. No lo compartas.`;
  if (canal === 'sms') await sms?.send({ to, text: said });
  else if (canal === 'correo')
    await sendMail(email, {
      to,
      subject: 'Tu código para crear tu cuenta',
      said: [
        said,
        'Si no lo pediste, ignora este correo: sin el código no se crea ninguna cuenta.',
      ],
      code,
      why: `Es para ${to}: alguien lo pidió con este correo para crear una cuenta en Maestros.`,
    });
  else await whatsapp.sendCode(to, code);
}

/** The job runners of this noun, by the kind's name. */
export const jobs = { sendCode: sendCodeJob };
