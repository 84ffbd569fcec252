import type { Mail } from '#server/mails/mail.ts';

/** The e-mail to a former address after the account was deleted on request. */
export const deletedEmail = (to: string, teamEmail: string): Mail => ({
  to,
  replyTo: teamEmail,
  subject: 'Tu cuenta de Maestros se eliminó',
  said: [
    'Hola: eliminamos tu cuenta de Maestros, como lo pediste. Tus datos personales ya no están.',
    'Se conservan, sin tu nombre, los pagos que la ley pide guardar y los mensajes y reseñas que ya tenían otras personas.',
    'Puedes crear otra cuenta cuando quieras con el mismo correo y el mismo teléfono. Si no lo pediste tú, responde a este correo.',
  ],
  why: `Es para ${to}, el correo que tenía la cuenta.`,
});
