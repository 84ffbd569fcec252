import { decryptText } from '#server/encrypt.ts';
import { runs } from '#server/jobs/queue.ts';
import { type RestoreCode, sendRestoreCode } from '#server/jobs/kinds.ts';
import { sendMail } from '#server/mails/mail.ts';

/** May be sent twice after a crash, which does no harm. */
const sendRestoreCodeJob = runs(sendRestoreCode, async (job, { services }) => {
  const { to, code } =
    'encrypted' in job
      ? (JSON.parse(
          decryptText(services.config.secretKeys, Buffer.from(job.encrypted, 'base64')),
        ) as RestoreCode)
      : job;
  if (to === null) return;
  if (code === null) return sendMail(services.email, { to, ...TEAM_IS_NOT_RESTORED });
  await sendMail(services.email, {
    to,
    subject: 'Tu código para restablecer tu contraseña',
    said: [
      `${code} es tu código para restablecer tu contraseña de Maestros. Vence en 10 minutos; no lo compartas.`,
      'Si no lo pediste, ignora este correo: tu contraseña sigue siendo la misma.',
    ],
    code,
    why: `Es para ${to}: alguien lo pidió para la cuenta de Maestros que tiene este correo.`,
  });
});

const TEAM_IS_NOT_RESTORED = {
  subject: 'Tu contraseña del equipo no se restablece por correo',
  said: [
    'Alguien pidió restablecer la contraseña de tu cuenta del equipo de Maestros. Por correo no se puede: quien lea este buzón podría entrar por ti.',
    'Si fuiste tú, pide a quien opera el servidor que la restablezca. Si no, avísale: tu contraseña sigue siendo la misma.',
  ],
  why: 'Es para quien tiene este correo en el equipo de Maestros.',
};

/** The job runners of this noun, by the kind's name. */
export const jobs = { sendRestoreCode: sendRestoreCodeJob };
