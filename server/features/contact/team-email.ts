import type { Email } from '#server/adapters/email/port.ts';
import { formatPhone } from '#lib/phone.ts';

export interface ContactMessage {
  readonly id: number;
  readonly nombre: string;
  /** E.164. */
  readonly telefono: string;
  readonly correo: string;
  readonly mensaje: string;
}

/** The e-mail to the team; replies go to whoever wrote. */
export function teamEmail(message: ContactMessage, to: string): Email {
  const { id, telefono, correo, mensaje } = message;
  // A name may hold line breaks, and a header is one line.
  const nombre = message.nombre.replaceAll(/\s+/g, ' ');
  return {
    to,
    replyTo: correo,
    subject: `Contacto: ${nombre}`,
    text: [
      mensaje === '' ? 'No escribió un mensaje: pide que lo contactemos.' : mensaje,
      '',
      '—',
      `Nombre: ${nombre}`,
      `Teléfono: ${formatPhone(telefono)} (https://wa.me/${telefono.slice(1)})`,
      `Correo: ${correo}`,
      '',
      `Mensaje ${id} del formulario de contacto. Si respondes este correo, le llega a quien escribió.`,
    ].join('\n'),
  };
}
