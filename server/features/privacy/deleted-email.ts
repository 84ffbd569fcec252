import type { Email } from '#server/adapters/email/port.ts';

/** The e-mail to a former address after the account was deleted on request. */
export const deletedEmail = (to: string, teamEmail: string): Email => ({
  to,
  replyTo: teamEmail,
  subject: 'Tu cuenta de Maestros se eliminó',
  text: [
    'Hola: eliminamos tu cuenta de Maestros, como lo pediste. Tus datos personales ya no están.',
    'Se conservan, sin tu nombre, los pagos que la ley pide guardar y los mensajes y reseñas que ya tenían otras personas.',
    'Puedes crear otra cuenta cuando quieras con el mismo correo y el mismo teléfono. Si no lo pediste tú, responde a este correo.',
  ].join('\n\n'),
});
