/** The work that waits for the team: the administrator's home, and the counts beside its links. */
import * as z from 'zod/mini';
import { call, EVERYDAY, MONEY } from './call.ts';
import * as f from './fields.ts';
import { lectura } from './identity.ts';
import { instant, mxn } from './view-parts.ts';

const admin = ['admin'] as const;
const texts = {
  failed: 'No se obtuvieron los pendientes',
  network: 'Error al cargar los pendientes',
};

/** Counts end here: the badges say «99+». */
export const PENDING_COUNTED = 100;

/** How much of each kind waits, at most 100 of each. */
export const getPending = call({
  path: '/admin/pending/get_pending.php',
  access: admin,
  input: z.object({}),
  output: z.object({
    /** Professionals that the team has not decided on. */
    validaciones: z.number(),
    /** Reports of people and messages that nobody has attended to. */
    denuncias: z.number(),
    disputas: z.number(),
    /** People who asked for their account to be deleted. */
    eliminaciones: z.number(),
    /** Refunds that the provider refused in all tries. */
    devoluciones: z.number(),
    /** Notifications that could not be delivered. */
    notificaciones: z.number(),
    /** Jobs that have used up their tries. */
    trabajos: z.number(),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

const person = z.object({ keylogin: z.string(), nombre: z.string() });

/** Professionals to validate, who has waited longest first, 10 at a time. */
export const getValidations = call({
  path: '/admin/pending/get_validations.php',
  access: admin,
  input: z.object({
    /** The `siguiente` of the page before. */
    despues: z.optional(f.id),
  }),
  output: z.object({
    validaciones: z.array(
      z.object({
        ...person.shape,
        img_profile: z.nullable(z.string()),
        profesion: z.string(),
        /** Where they work, as the profile says it. */
        zona: z.string(),
        /** Whether both sides of the ID are there. */
        identificacion: z.boolean(),
        /** What the ID says, as far as it decides; null until both sides have arrived. */
        lectura: z.nullable(
          z.pick(lectura, { estado: true, comparacion: true, vigente: true, digitos: true }),
        ),
        createAt: instant,
      }),
    ),
    siguiente: z.nullable(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** People who asked to be deleted, who has waited longest first, 10 at a time. */
export const getDeletionRequests = call({
  path: '/admin/pending/get_deletion_requests.php',
  access: admin,
  input: z.object({ despues: z.optional(f.id) }),
  output: z.object({
    solicitudes: z.array(z.object({ ...person.shape, motivo: z.string(), createAt: instant })),
    siguiente: z.nullable(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** Refunds that the provider refused in all tries, the oldest first, 10 at a time. */
export const getFailedRefunds = call({
  path: '/admin/pending/get_failed_refunds.php',
  access: admin,
  input: z.object({ despues: z.optional(f.id) }),
  output: z.object({
    devoluciones: z.array(
      z.object({
        id: z.number(),
        /** Whose card it goes to. */
        persona: person,
        monto: mxn,
        /** The payment that it gives back. */
        pago: z.number(),
        /** `rechazada`: by the card's bank; `cancelada`: at the provider; `no_aceptada`: the provider took it on not at all. */
        motivo: z.enum(['rechazada', 'cancelada', 'no_aceptada']),
        /** What the provider said to `no_aceptada`. */
        detalle: z.string(),
        intentos: z.number(),
        createAt: instant,
        fallo_at: instant,
      }),
    ),
    siguiente: z.nullable(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** Tries a refund again that was refused in all tries. */
export const retryRefund = call({
  path: '/admin/pending/retry_refund.php',
  access: admin,
  input: z.object({ refund_id: f.id }),
  output: z.object({}),
  errors: ['refund_not_found'],
  limit: MONEY,
  texts: {
    failed: 'No se reintentó la devolución',
    network: 'Error al reintentar la devolución',
  },
});

/** Notifications that could not be delivered, the newest first, 10 at a time. */
export const getFailedNotifications = call({
  path: '/admin/pending/get_failed_notifications.php',
  access: admin,
  input: z.object({ antes: z.optional(f.id) }),
  output: z.object({
    notificaciones: z.array(
      z.object({
        id: z.number(),
        persona: person,
        msg: z.string(),
        canal: z.enum(['whatsapp', 'email']),
        /** `rechazada`: the address or phone takes none; `sin_respuesta`: nobody took it in all tries. */
        motivo: z.enum(['rechazada', 'sin_respuesta']),
        createAt: instant,
        fallo_at: instant,
      }),
    ),
    siguiente: z.nullable(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** Sends a failed notification again, or takes it off the list; again it changes nothing. */
export const attendNotification = call({
  path: '/admin/pending/attend_notification.php',
  access: admin,
  input: z.object({ notification_id: f.id, que: z.enum(['reintentar', 'descartar']) }),
  output: z.object({}),
  errors: ['notification_not_found'],
  limit: EVERYDAY,
  texts: {
    failed: 'No se actualizó la notificación',
    network: 'Error al actualizar la notificación',
  },
});

/** Jobs that have used up their tries, the newest first, at most 100. */
export const getFailedJobs = call({
  path: '/admin/pending/get_failed_jobs.php',
  access: admin,
  input: z.object({}),
  output: z.object({
    trabajos: z.array(
      z.object({
        id: z.number(),
        /** The kind, as the code names it. */
        tipo: z.string(),
        intentos: z.number(),
        /** The first line of what went wrong, without numbers that could be somebody's. */
        error: z.string(),
        createAt: instant,
        fallo_at: instant,
      }),
    ),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** Begins a job anew, or gives it up for ever. */
export const attendJob = call({
  path: '/admin/pending/attend_job.php',
  access: admin,
  input: z.object({ job_id: f.id, que: z.enum(['reintentar', 'descartar']) }),
  output: z.object({}),
  errors: ['job_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se actualizó el trabajo', network: 'Error al actualizar el trabajo' },
});
