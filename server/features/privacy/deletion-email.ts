import { ROL } from '#contract/call.ts';
import type { Email } from '#server/adapters/email/port.ts';
import type { Config } from '#server/config.ts';

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
): Email {
  const who = rol === ROL.professional ? 'Un profesional' : 'Un cliente';
  return {
    to: operator.teamEmail,
    replyTo: email,
    subject: 'Petición de eliminar una cuenta',
    text: [
      `${who} pide que se elimine su cuenta. La ley da 20 días hábiles para responderle.`,
      '',
      `Cuenta: ${origin}/admin/cuentas/${keylogin}`,
      `Correo: ${email}`,
      `Motivo: ${motivo || 'no lo escribió'}`,
    ].join('\n'),
  };
}
