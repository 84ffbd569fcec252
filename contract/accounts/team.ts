import * as z from 'zod/mini';
import { ACCOUNT_ORDERS } from '#domain/accounts/listing.ts';
import { CHOSEN_CHANNELS } from '#domain/notifications/groups.ts';
import { NOT_TO_REMIND } from '#domain/profile/missing.ts';
import { REMINDED_AT_ONCE } from '#domain/reminders/asked.ts';
import { call, DOWNLOAD, EVERYDAY } from '../call.ts';
import * as f from '../fields.ts';
import { lectura } from '../identity.ts';
import { instant } from '../view-parts.ts';
import { suspension } from './state.ts';
import { pageInput, pageOutput } from '../paging.ts';
import { pago } from '../payments.ts';
import { reviewPeople } from '../reviews.ts';
import { account, mxn, review, rol, user, validacion } from '../views.ts';

const admin = ['admin'] as const;

const filters = z.object({
  /** In names, trade name and e-mail. */
  search: pageInput.search,
  rol: z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        value === '' || value === null ? undefined : f.wholeNumber(value),
      ),
      z.optional(z.union([z.literal(1), z.literal(2)])),
    ),
  ),
  /** Only professionals in this state of validation. */
  validacion: z.optional(validacion),
  /** Only suspended ones. */
  suspendidas: z.optional(f.flag),
  /** Only validated professionals whom a search of this trade finds, anywhere or in a state, or in one of its cities. */
  categoria: z.optional(f.optionalText(120)),
  lugar: z.optional(f.optionalText(100)),
  ciudad: z.optional(f.optionalText(100)),
  /** Only those of a cohort (`getCohorts`), and of these those who had come back so many months later. */
  cohorte: z.optional(
    z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, 'Escribe el mes como 2026-11.')),
  ),
  volvieron: z.optional(z.pipe(z.transform(f.wholeNumber), z.int().check(z.gte(1), z.lte(12)))),
  orden: z.optional(z.enum(ACCOUNT_ORDERS)),
});

const listed = z.object({
  id: z.string(),
  keylogin: z.string(),
  email: z.string(),
  rol,
  nivel: z.number(),
  account,
  /** The name under which a professional works; '' for none. */
  nombre_comercial: z.string(),
  validacion: z.nullable(validacion),
  suspendida: z.boolean(),
  createAt: z.string(),
});
export type ListedAccount = z.infer<typeof listed>;

/** One page of the accounts, newest first unless told otherwise, by rol and by text in name or e-mail (2 §2). */
export const getAccounts = call({
  path: '/admin/accounts/get_accounts.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ ...pageInput, ...filters.shape }),
  output: z.object({ accounts: z.array(listed), ...pageOutput }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron las cuentas', network: 'Error al cargar las cuentas' },
});

/** The first 10,000 accounts of a filter, in its order, for a file; the download is recorded. */
export const exportAccounts = call({
  path: '/admin/accounts/export_accounts.php',
  access: admin,
  permission: ['lectura'],
  fresh: true,
  input: filters,
  output: z.object({
    accounts: z.array(listed),
    /** Whether the filter holds more. */
    hay_mas: z.boolean(),
  }),
  errors: [],
  limit: DOWNLOAD,
  texts: { failed: 'No se descargaron las cuentas', network: 'Error al descargar las cuentas' },
});

const adminReview = z.extend(review, reviewPeople);

const adminMessage = z.object({
  id: z.number(),
  other_key: z.string(),
  msg: z.string(),
  seen: z.number(),
  createAt: z.string(),
});

/** Counts of everything in the interval; the lists have only the newest 200 of each kind. */
const resumen = z.object({
  mensajes_enviados: z.number(),
  mensajes_recibidos: z.number(),
  reviews_enviadas: z.number(),
  reviews_recibidas: z.number(),
  notificaciones_recibidas: z.number(),
  /** The same by outcome. */
  notificaciones: z.object({
    push: z.number(),
    whatsapp: z.number(),
    email: z.number(),
    sin_enviar: z.number(),
  }),
  pagos_realizados: z.number(),
  /** The mean of their values, 0 without any. */
  pagos_promedio: mxn,
  /** Payments that were begun and not charged, so far or at all. */
  intentos: z.number(),
});

/** One account in detail with what it did in the interval (2 §2, §7). `user_id` is its keylogin. */
export const getUser = call({
  path: '/admin/accounts/get_user.php',
  access: admin,
  permission: ['soporte', 'moderación', 'finanzas'],
  fresh: 'by_handler',
  input: z.object({
    user_id: f.keylogin,
    intervalo: z.optional(z.enum(['1 DAY', '3 DAY', '7 DAY', '1 MONTH', '1 YEAR'])),
    /** What an ID shows and says, which needs a proof. Without it that is answered only while a proof holds. */
    identidad: z.optional(z.boolean()),
  }),
  output: z.object({
    user,
    /** Whether the person has chosen a password; accounts made by an administrator have none at first. */
    configurada: z.boolean(),
    /** Who of the team decided on the professional; null before a decision, and for clients. */
    validacion_por: z.nullable(z.string()),
    /** When they signed up, when they last used a session that is open, and when somebody decided on the professional. */
    fechas: z.object({
      alta: instant,
      ultimo_uso: z.nullable(instant),
      validado_at: z.nullable(instant),
    }),
    /** Whether the reply has what an ID says, and links to its images that open. */
    identidad: z.boolean(),
    /** What their ID says; null until both sides have been uploaded, and without `identidad`. */
    lectura: z.nullable(lectura),
    /** The person's former names, the latest first. */
    nombres_anteriores: z.array(
      z.object({ nombre: z.string(), apellidos: z.string(), hasta: instant }),
    ),
    /** The person's request for deletion. */
    eliminacion: z.nullable(z.object({ id: z.number(), motivo: z.string(), pedida_at: instant })),
    /** Since when the account is suspended, and why; null while it is in use. */
    suspension: z.nullable(suspension),
    /** Whether whoever asks may read messages and what an ID says: else `mensajes_…` are empty and `lectura` is null. */
    privado: z.boolean(),
    mensajes_enviados: z.array(adminMessage),
    mensajes_recibidos: z.array(adminMessage),
    reviews_enviadas: z.array(adminReview),
    reviews_recibidas: z.array(adminReview),
    notificaciones_recibidas: z.array(
      z.object({
        id: z.number(),
        msg: z.string(),
        channel: z.enum(CHOSEN_CHANNELS),
        send: z.number(),
        createAt: z.string(),
      }),
    ),
    pagos_realizados: z.array(
      z.extend(z.omit(pago, { rol: true }), {
        /** Refunded to the card, or owed to it. */
        devuelto: mxn,
      }),
    ),
    resumen,
  }),
  errors: ['account_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo la cuenta', network: 'Error al cargar la cuenta' },
});

/**
 * Sends a professional without a password a new link to choose one; earlier links stop working (decisions §2).
 */
export const sendSetupLink = call({
  path: '/admin/accounts/send_setup_link.php',
  access: admin,
  permission: ['soporte'],
  fresh: true,
  input: z.object({ user_id: f.keylogin }),
  output: z.object({}),
  errors: ['account_not_found', 'configure_in_use'],
  limit: { by: 'account', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se envió el enlace', network: 'Error al enviar el enlace' },
});

/**
 * Reminds professionals of what they still have to do themselves so that they are validated, found and paid; who has not chosen a
 * password yet is sent another link, as by `send_setup_link.php`. Each is reminded at most once on a day of Mexico City, whoever
 * asks, and not on a day on which a link was sent; a key that is named twice counts once.
 */
export const remindProfessionals = call({
  path: '/admin/accounts/remind_professionals.php',
  access: admin,
  permission: ['soporte'],
  fresh: true,
  input: z.object({
    personas: z
      .array(f.keylogin, 'Elige a quién recordarle.')
      .check(
        z.minLength(1, 'Elige a quién recordarle.'),
        z.maxLength(REMINDED_AT_ONCE, `Elige como máximo ${REMINDED_AT_ONCE} personas.`),
      ),
  }),
  output: z.object({
    recordados: z.number(),
    /** How many of them were sent a link to choose a password. */
    enlaces: z.number(),
    /** Who was reminded today already. */
    ya_recordados: z.number(),
    /** Who has nothing to do, or cannot do it, and why. */
    sin_recordar: z.array(
      z.object({ keylogin: z.string(), nombre: z.string(), por_que_no: z.enum(NOT_TO_REMIND) }),
    ),
  }),
  errors: ['account_not_found'],
  limit: { by: 'account', max: 60, seconds: 3600, counted: 'together' },
  texts: {
    failed: 'No se enviaron los recordatorios',
    network: 'Error al enviar los recordatorios',
  },
});
