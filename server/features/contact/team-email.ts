import { formatPhone } from '#lib/phone.ts';
import type { Mail } from '#server/mails/mail.ts';

export interface ContactMessage {
  readonly id: number;
  readonly nombre: string;
  /** E.164. */
  readonly telefono: string;
  readonly correo: string;
  readonly mensaje: string;
}

/** The e-mail to the team; replies go to whoever wrote. */
export function teamEmail(message: ContactMessage, to: string): Mail {
  const { id, telefono, correo, mensaje } = message;
  // A name may hold line breaks, and a header is one line.
  const nombre = message.nombre.replaceAll(/\s+/g, ' ');
  return {
    to,
    replyTo: correo,
    subject: `Contacto: ${nombre}`,
    said: [
      mensaje === '' ? 'No escribió un mensaje: pide que lo contactemos.' : mensaje,
      [
        `Nombre: ${nombre}`,
        `Teléfono: ${formatPhone(telefono)} (https://wa.me/${telefono.slice(1)})`,
        `Correo: ${correo}`,
      ].join('\n'),
    ],
    why: `Mensaje ${id} del formulario de contacto. Si respondes este correo, le llega a quien escribió.`,
  };
}
