import { runs } from '../queue.ts';
import { sendRestoreCode } from './definition.ts';

/** Sent at least once: the same code twice does no harm. */
export const sendRestoreCodeJob = runs(sendRestoreCode, async ({ to, code }, { services }) => {
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
