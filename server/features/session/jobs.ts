import { runs } from '#server/jobs/queue.ts';
import { sendRestoreCode } from '#server/jobs/kinds.ts';

/** May be sent twice after a crash, which does no harm. */
const sendRestoreCodeJob = runs(sendRestoreCode, async ({ to, code }, { services }) => {
  if (to === null) return;
  await services.email.send({
    to,
    subject: 'Tu código para restablecer tu contraseña',
    text: [
      `${code} es tu código para restablecer tu contraseña de Maestros. Vence en 10 minutos; no lo compartas.`,
      'Si no lo pediste, ignora este correo: tu contraseña sigue siendo la misma.',
    ].join('\n\n'),
  });
});

/** The job runners of this noun, by the kind's name. */
export const jobs = { sendRestoreCode: sendRestoreCodeJob };
