import { ROL } from '#contract/call.ts';
import type { Config } from '#server/config.ts';
import type { Mail } from '#server/mails/mail.ts';

interface Request {
  readonly keylogin: string;
  readonly rol: number;
  readonly email: string;
  readonly motivo: string;
}

/** The e-mail to the team; replies go to whoever asked. */
export function deletionEmail(
  { keylogin, rol, email, motivo }: Request,
  { operator, origin }: Pick<Config, 'operator' | 'origin'>,
): Mail {
  const who = rol === ROL.professional ? 'Un profesional' : 'Un cliente';
  return {
    to: operator.teamEmail,
    replyTo: email,
    subject: 'Petición de eliminar una cuenta',
    said: [
      `${who} pide que se elimine su cuenta. La ley da 20 días hábiles para responderle.`,
      `Correo: ${email}\nMotivo: ${motivo || 'no lo escribió'}`,
    ],
    button: { label: 'Ver la cuenta', address: `${origin}/admin/cuentas/${keylogin}` },
    why: 'Es para el equipo de Maestros. Si respondes este correo, le llega a quien lo pidió.',
  };
}
