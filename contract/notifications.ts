/** What people are told outside the product, as the team reads it: the message templates that WhatsApp approves (4 §E). */
import * as z from 'zod/mini';
import { TEMPLATE_STATES } from '#domain/notifications/templates.ts';
import { call, EVERYDAY } from './call.ts';
import { instant } from './view-parts.ts';

const admin = ['admin'] as const;

const template = z.object({
  /** Its name at WhatsApp, which changes with its text. */
  nombre: z.string(),
  /** What is told with it; null for one-time codes, whose text is WhatsApp's own. */
  evento: z.nullable(z.string()),
  texto: z.nullable(z.string()),
  /** Null while it is not registered. */
  estado: z.nullable(z.enum(TEMPLATE_STATES)),
  /** Why, in WhatsApp's words, of one that it refused or stopped. */
  motivo: z.nullable(z.string()),
  /** Since when it is in its state. */
  desde: z.nullable(instant),
});
export type MessageTemplate = z.infer<typeof template>;

/** Every template, those that cannot be sent first; `leidas_at` is when their states were last read. */
export const getTemplates = call({
  path: '/admin/templates/get_templates.php',
  access: admin,
  input: z.object({}),
  output: z.object({ plantillas: z.array(template), leidas_at: z.nullable(instant) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron las plantillas', network: 'Error al cargar las plantillas' },
});

/** Registers what is missing and reads all states, as happens every day; the list has them a little later. */
export const checkTemplates = call({
  path: '/admin/templates/check.php',
  access: admin,
  input: z.object({}),
  output: z.object({}),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se inició la revisión', network: 'Error al iniciar la revisión' },
});
