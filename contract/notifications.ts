/** What people are told (4 §E): each reads their own in a list; the team reads the message templates that WhatsApp approves. */
import * as z from 'zod/mini';
import { CHOSEN_CHANNELS, CHOSEN_GROUPS } from '#domain/notifications/groups.ts';
import { TEMPLATE_STATES } from '#domain/notifications/templates.ts';
import { call, EVERYDAY } from './call.ts';
import * as f from './fields.ts';
import { following } from './paging.ts';
import { instant, zeroOrOne } from './view-parts.ts';

const admin = ['admin'] as const;
const people = ['client', 'professional'] as const;
const everyone = ['client', 'professional', 'admin'] as const;

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

const notification = z.object({
  id: z.number(),
  titulo: z.string(),
  msg: z.string(),
  /** The address in the product of exactly what it speaks of, as a path. */
  enlace: z.string(),
  leido: z.boolean(),
  createAt: instant,
});
export type Notification = z.infer<typeof notification>;

/** What the caller was told, the newest first, 20 at a time; `antes` is the last of the page before. */
export const getNotifications = call({
  path: '/notifications/get_notifications.php',
  access: everyone,
  input: z.object({ antes: z.optional(f.id) }),
  output: z.object({ avisos: z.array(notification), ...following(z.number()) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron tus avisos', network: 'Error al cargar tus avisos' },
});

/**
 * Marks the caller's as read: one, those that lead to an address whose screen is open, or all up to the newest that they
 * have seen. Without any of the three, or repeated, it changes nothing.
 */
export const readNotifications = call({
  path: '/notifications/read_notifications.php',
  access: everyone,
  input: z.object({
    id: z.optional(f.id),
    /** A path without its query. */
    enlace: z.optional(z.string().check(z.maxLength(300))),
    hasta: z.optional(f.id),
  }),
  output: z.object({}),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se marcaron tus avisos', network: 'Error al marcar tus avisos' },
});

const grupo = z.enum(CHOSEN_GROUPS, 'Elige un tipo de aviso.');
const canal = z.enum(CHOSEN_CHANNELS, 'Elige un medio.');

/** What reaches the caller by which channel, of all that can be turned off (4 §E). */
export const getPreferences = call({
  path: '/notifications/get_preferences.php',
  access: people,
  input: z.object({}),
  output: z.object({
    preferencias: z.array(z.object({ grupo, canal, activo: zeroOrOne })),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo lo que elegiste', network: 'Error al cargar lo que elegiste' },
});
export type NotificationPreference = z.infer<typeof getPreferences.output>['preferencias'][number];

/** Turns a group of notifications on or off for one channel. Repeated, it changes nothing. */
export const setPreference = call({
  path: '/notifications/set_preference.php',
  access: people,
  input: z.object({ grupo, canal, activo: f.flag }),
  output: z.object({}),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se guardó tu elección', network: 'Error al guardar tu elección' },
});
