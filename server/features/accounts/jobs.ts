import { UnreachablePhone } from '#server/adapters/sms/port.ts';
import { Undeliverable } from '#server/adapters/whatsapp/port.ts';
import { deletedEmail } from '#server/features/privacy/index.ts';
import { unsealed } from '#server/db/sealed/index.ts';
import { decryptText } from '#server/encrypt.ts';
import { runs } from '#server/jobs/queue.ts';
import { notifyDeleted, sendContactCode } from '#server/jobs/kinds.ts';
import { sendMail } from '#server/mails/mail.ts';
import { operatorNow } from '#server/operator.ts';

/** May be sent twice after a crash, which does no harm. */
const notifyDeletedJob = runs(notifyDeleted, async ({ encrypted }, { services }) => {
  const to = decryptText(services.config.secretKeys, Buffer.from(encrypted, 'base64'));
  const { teamEmail } = await operatorNow(services.db, services.config);
  await sendMail(services.email, deletedEmail(to, teamEmail));
});

/** May be sent twice after a crash, which does no harm. */
const sendContactCodeJob = runs(sendContactCode, async ({ change, encrypted }, context) => {
  const { services, log } = context;
  const { db, whatsapp, sms, email, config } = services;
  const code = decryptText(config.secretKeys, Buffer.from(encrypted, 'base64'));
  const asked = await db
    .selectFrom('contact_change')
    .select(['kind', 'value_sealed'])
    .where('id', '=', change)
    .executeTakeFirst();
  // Cancelled or replaced since: nobody waits for it.
  if (!asked) return;
  const { kind } = asked;
  const to = unsealed(db, 'contact_change.value', asked.value_sealed);
  const said = `${code} es tu código de Maestros. Vence en 10 minutos. No lo compartas.`;
  if (kind === 'email')
    return sendMail(email, {
      to,
      subject: 'Tu código para confirmar este correo',
      said: [
        said,
        'Escríbelo en tu cuenta, donde pediste el cambio. Si no lo pediste, ignora este correo: sin el código no cambia ninguna cuenta.',
      ],
      code,
      why: `Es para ${to}: alguien lo pidió para poner este correo en su cuenta de Maestros.`,
    });
  try {
    await whatsapp.sendCode(to, code);
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    // Without the number, because more people read logs than may know it.
    log.warn('a code for a new phone cannot be delivered by WhatsApp');
    await sms?.send({ to, text: said }).catch((refused: unknown) => {
      if (!(refused instanceof UnreachablePhone)) throw refused;
    });
  }
});

/** The job runners of this noun, by the kind's name. */
export const jobs = { notifyDeleted: notifyDeletedJob, sendContactCode: sendContactCodeJob };
