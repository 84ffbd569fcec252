import * as z from 'zod/mini';
import { call } from './call.ts';
import * as f from './fields.ts';

/** The contact form (1 §3, §5). Without a mensaje it asks to be called back. */
export const contactFields = z.object({
  nombre: f.requiredText('Escribe tu nombre.', 125),
  telefono: f.phone,
  correo: f.email,
  mensaje: f.optionalText(2000),
});

/**
 * Stores what somebody writes to the team, and sends it to them. With a `client_id`, the browser's
 * own id of what was written, sending again changes nothing.
 */
export const contacto = call({
  path: '/default/contacto.php',
  access: 'public',
  input: z.object({
    formContact: f.json(contactFields),
    client_id: z.optional(f.clientId),
  }),
  output: z.object({}),
  errors: ['contact_too_many'],
  limit: { by: 'address', max: 30, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se pudo enviar el mensaje', network: 'Error al enviar el mensaje' },
});
