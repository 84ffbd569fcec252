/** What people are told (4 §E): each reads their own in a list; the team reads the message templates that WhatsApp approves. */
import * as z from 'zod/mini';
import { CHOSEN_CHANNELS, CHOSEN_GROUPS } from '#domain/notifications/groups.ts';
import { STEP_STATES } from '#domain/notifications/steps.ts';
import { WISHES } from '#domain/notifications/replies.ts';
import { TEMPLATE_STATES } from '#domain/notifications/templates.ts';
import { call, EVERYDAY, type Limit, PUBLIC_READ } from './call.ts';
import * as f from './fields.ts';
import { following } from './paging.ts';
import { instant, named, zeroOrOne } from './view-parts.ts';
import { rol } from './views.ts';

const admin = ['admin'] as const;
const people = ['client', 'professional'] as const;
const everyone = ['client', 'professional', 'admin'] as const;

const grupo = z.enum(CHOSEN_GROUPS, 'Elige un tipo de aviso.');
const canal = z.enum(CHOSEN_CHANNELS, 'Elige un medio.');

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
  permission: ['lectura'],
  fresh: false,
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
  permission: ['soporte'],
  fresh: false,
  input: z.object({}),
  output: z.object({}),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se inició la revisión', network: 'Error al iniciar la revisión' },
});

const reply = z.object({
  id: z.number(),
  /** Who wrote: every account of the phone; none of a phone that nobody has. */
  cuentas: z.array(z.object({ keylogin: z.string(), nombre: z.string(), rol })),
  /** E.164; '' where an account says who it is. */
  phone: z.string(),
  /** '' of a picture, a voice message or the like. */
  texto: z.string(),
  /** What it asked for, which was done. */
  pidio: z.nullable(z.enum(WISHES)),
  createAt: instant,
  /** Null while nobody answered: soon after another answer nobody does. */
  contestada_at: z.nullable(instant),
});
export type WhatsAppReply = z.infer<typeof reply>;

/** What people answered on WhatsApp, the newest first, 20 at a time; `antes` is the last of the page before (4 §E). */
export const getReplies = call({
  path: '/admin/templates/get_replies.php',
  access: admin,
  permission: ['soporte'],
  fresh: false,
  input: z.object({ antes: z.optional(f.id) }),
  output: z.object({ respuestas: z.array(reply), ...following(z.number()) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron las respuestas', network: 'Error al cargar las respuestas' },
});

const step = z.object({
  canal,
  estado: z.enum(STEP_STATES),
  /** Since when; of one that waits, until when. */
  at: instant,
  /** Of one that failed: the address or phone is refused, or all tries failed. */
  motivo: z.nullable(z.enum(['rechazada', 'sin_respuesta'])),
});

const sent = z.object({
  id: z.number(),
  persona: named,
  evento: z.string(),
  titulo: z.string(),
  msg: z.string(),
  createAt: instant,
  /** When its person read it in the product. */
  leido_at: z.nullable(instant),
  /** Its way through the channels, in their order; none where it is in the list alone. */
  pasos: z.array(step),
  /** Whether it can go out again now: not on its way, nor a link that works once. */
  repetible: zeroOrOne,
});
export type SentNotification = z.infer<typeof sent>;

/**
 * What people were told and which way it went, the newest first, 20 at a time; of the people meant by a key, an e-mail or a part of
 * a name; `antes` is the last of the page before (4 §E).
 */
export const getSentNotifications = call({
  path: '/admin/notifications/get_sent.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ persona: z.optional(f.optionalText(120)), antes: z.optional(f.id) }),
  output: z.object({ avisos: z.array(sent), ...following(z.number()) }),
  errors: ['audit_person_too_short', 'audit_person_too_many'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los avisos', network: 'Error al cargar los avisos' },
});

/** Sends one again by its channels, from the first on. While it is on its way this changes nothing. */
export const sendNotificationAgain = call({
  path: '/admin/notifications/send_again.php',
  access: admin,
  permission: ['soporte'],
  fresh: false,
  input: z.object({ notification_id: f.id }),
  output: z.object({}),
  errors: ['notification_unknown', 'notification_once', 'notification_turned_off'],
  limit: EVERYDAY,
  texts: { failed: 'No se envió otra vez', network: 'Error al enviar otra vez' },
});

const rate = z.object({
  evento: z.string(),
  canal,
  /** Handed to the channel that day, and of these: confirmed, read there, failed. */
  salieron: z.number(),
  llegaron: z.number(),
  leidos: z.number(),
  fallaron: z.number(),
});
export type NotificationRate = z.infer<typeof rate>;

/** How each event did on each channel on a day of Mexico City, those with most failures first. */
export const getNotificationRates = call({
  path: '/admin/notifications/get_rates.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    dia: f.optionalDate.check(z.refine((value) => value !== null, { error: 'Elige una fecha.' })),
  }),
  output: z.object({ tasas: z.array(rate) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo el día', network: 'Error al cargar el día' },
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
  permission: ['lectura'],
  fresh: false,
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
  permission: ['lectura'],
  fresh: false,
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

/** What reaches the caller by which channel, of all that can be turned off (4 §E). */
export const getPreferences = call({
  path: '/notifications/get_preferences.php',
  access: people,
  fresh: false,
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
  fresh: false,
  input: z.object({ grupo, canal, activo: f.flag }),
  output: z.object({}),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se guardó tu elección', network: 'Error al guardar tu elección' },
});

/** The signed end of an address in a mail: whose mails of which group. */
const clave = z.string().check(z.maxLength(200));

/** Which mails the address of a mail ends (4 §E). It changes nothing. */
export const getUnsubscribe = call({
  path: '/notifications/get_unsubscribe.php',
  access: 'public',
  input: z.object({ clave }),
  output: z.object({ grupo }),
  errors: ['unsubscribe_unknown'],
  limit: PUBLIC_READ,
  texts: { failed: 'No se abrió el enlace', network: 'Error al abrir el enlace' },
});

/** Mailboxes press it for their people, all from the few addresses of a large provider. */
const MAILBOXES: Limit = { by: 'address', max: 600, seconds: 60, counted: 'together' };

/** Turns a group off for e-mail, for whoever has one of its mails, signed in or not. Repeated, it changes nothing. */
export const unsubscribe = call({
  path: '/notifications/unsubscribe.php',
  access: 'public',
  input: z.object({ clave }),
  output: z.object({ grupo }),
  errors: ['unsubscribe_unknown'],
  limit: MAILBOXES,
  texts: { failed: 'No se guardó tu elección', network: 'Error al guardar tu elección' },
});

/** The key that a browser subscribes with to be told on its device (4 §E), base64url. */
export const getPushKey = call({
  path: '/notifications/get_push_key.php',
  access: people,
  fresh: false,
  input: z.object({}),
  output: z.object({ clave_publica: z.string() }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se activaron los avisos', network: 'Error al activar los avisos' },
});

/** Bytes as browsers give them, base64url: the key is a point of the curve, the secret 16 bytes. */
const bytes = (length: number) =>
  z
    .string()
    .check(
      z.regex(new RegExp(`^[\\w-]{${length}}$`), 'Tu navegador dio una clave que no se entiende.'),
    );

const endpoint = z.string().check(z.maxLength(1000));

/** How many devices of one account are told: those that asked last. */
export const DEVICES_MAX = 10;

/**
 * The caller's browser is told from now on, until its session ends. Repeated, it changes nothing; a browser that told
 * somebody else tells the caller.
 */
export const saveDevice = call({
  path: '/notifications/save_device.php',
  access: people,
  fresh: false,
  input: z.object({
    /** The address at a push service of browsers; no other is taken. */
    endpoint,
    p256dh: bytes(87),
    auth: bytes(22),
  }),
  output: z.object({}),
  errors: ['push_service_unknown'],
  limit: EVERYDAY,
  texts: { failed: 'No se activaron los avisos', network: 'Error al activar los avisos' },
});

/** A browser of the caller's is told no more. Repeated, it changes nothing. */
export const forgetDevice = call({
  path: '/notifications/forget_device.php',
  access: people,
  fresh: false,
  input: z.object({ endpoint }),
  output: z.object({}),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se desactivaron los avisos', network: 'Error al desactivar los avisos' },
});

/**
 * A device shows a notification, or somebody opened it there. `clave` came with it, and is good for nothing else; an
 * unknown one, or one repeated, changes nothing.
 */
export const confirmPush = call({
  path: '/notifications/confirm_push.php',
  access: 'public',
  input: z.object({ clave, abierta: f.flag }),
  output: z.object({}),
  errors: [],
  limit: PUBLIC_READ,
  texts: { failed: 'No se confirmó el aviso', network: 'Error al confirmar el aviso' },
});
