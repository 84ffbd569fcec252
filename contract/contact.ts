import * as z from 'zod/mini';
import * as f from './fields.ts';
import { call, type OutputOf, PUBLIC_READ } from './call.ts';

/** The contact form (1 §3, §5). Without `mensaje` it is a request to be called back. */
export const contactFields = z.object({
  nombre: f.requiredText('Escribe tu nombre.', 125),
  telefono: f.phone,
  correo: f.email,
  mensaje: f.optionalText(2000),
});

/**
 * Stores a message to the team and sends it to them (1 §5). Repeated with the same `client_id`, the browser's
 * id of the message, it changes nothing.
 */
export const contacto = call({
  path: '/default/contacto.php',
  access: 'public',
  input: z.object({
    formContact: contactFields,
    client_id: z.optional(f.clientId),
  }),
  output: z.object({}),
  errors: ['contact_too_many'],
  limit: { by: 'address', max: 30, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se pudo enviar el mensaje', network: 'Error al enviar el mensaje' },
});

/** How to reach the team, and who operates the platform, for the public pages (1 §2). */
export const getSettings = call({
  path: '/default/get_settings.php',
  access: 'public',
  input: z.object({}),
  output: z.object({
    /** The team's e-mail. */
    correo: z.string(),
    /** A link that opens a WhatsApp chat with the team; null if none is configured. */
    whatsapp: z.nullable(z.string()),
    /** Who operates the platform, and where; null if not configured. */
    responsable: z.nullable(z.string()),
    domicilio: z.nullable(z.string()),
  }),
  errors: [],
  limit: PUBLIC_READ,
  texts: { failed: 'No se cargó la página', network: 'Error al conectar con el servidor' },
});

export type Settings = OutputOf<typeof getSettings>;
