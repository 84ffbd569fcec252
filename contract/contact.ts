import * as z from 'zod/mini';
import * as f from './fields.ts';
import { call, type OutputOf, PUBLIC_READ } from './call.ts';
import { fee, instant } from './view-parts.ts';

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

/** What public pages say of the platform: how to reach the team, who operates it, and its fee (1 §2, 4 §B). */
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
    /** The fee of projects that are accepted today, and the next one that is planned; null without one. */
    comision: fee,
    proxima_comision: z.nullable(z.object({ ...fee.shape, desde: instant })),
  }),
  errors: [],
  limit: PUBLIC_READ,
  texts: { failed: 'No se cargó la página', network: 'Error al conectar con el servidor' },
});

export type Settings = OutputOf<typeof getSettings>;
