/** Work waiting for the team: the administrator's home, and the counts beside its links. */
import * as z from 'zod/mini';
import { CHOSEN_CHANNELS } from '#domain/notifications/groups.ts';
import { call, EVERYDAY, MONEY } from './call.ts';
import * as f from './fields.ts';
import { lectura } from './identity.ts';
import { instant, mxn, named, zeroOrOne } from './view-parts.ts';
import { FAILURES, OUTSIDE_WAYS } from '#domain/refunds/refund.ts';
import { following } from './paging.ts';

const admin = ['admin'] as const;
const texts = {
  failed: 'No se obtuvieron los pendientes',
  network: 'Error al cargar los pendientes',
};

/** The highest count: badges show «99+». */
export const PENDING_COUNTED = 100;

/** How much work of each kind waits, counted up to 100. */
export const getPending = call({
  path: '/admin/pending/get_pending.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({}),
  output: z.object({
    /** All cases of the team's queue (4 §F): of each kind those that are counted below, and what else it has. */
    cola: z.number(),
    /** Professionals waiting for validation. */
    validaciones: z.number(),
    /** Open reports of people and messages. */
    denuncias: z.number(),
    disputas: z.number(),
    /** Actions of the team that wait for a second person (4 §F). */
    aprobaciones: z.number(),
    /** Open cases of projects (4 §D), without those of disputes, which are counted above. */
    casos: z.number(),
    /** Chargebacks and inquiries that a bank or somebody has to decide on, and losses of refunds that wait for a decision. */
    contracargos: z.number(),
    /** Banks that ask about a payment, and take nothing back yet. */
    consultas: z.number(),
    /** Payments that may be fraud, by an early warning of a card's network. */
    avisos: z.number(),
    /** People who asked for their account to be deleted. */
    eliminaciones: z.number(),
    /** Refunds that failed in all tries, or after all. */
    devoluciones: z.number(),
    /** Things of which the payment provider told and that nobody handles (4 §A). */
    hechos: z.number(),
    /** What the books say otherwise than the provider or the bank (4 §B). */
    diferencias: z.number(),
    /** Nightly comparisons of the books that have not come about for a day and a half. */
    atrasadas: z.number(),
    /** Notifications that could not be delivered. */
    notificaciones: z.number(),
    /** Jobs that failed in all tries. */
    trabajos: z.number(),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** Professionals waiting for validation, the longest wait first, 10 at a time (decisions §9). */
export const getValidations = call({
  path: '/admin/pending/get_validations.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    /** The `siguiente` of the page before. */
    despues: z.optional(f.id),
  }),
  output: z.object({
    validaciones: z.array(
      z.object({
        ...named.shape,
        img_profile: z.nullable(z.string()),
        profesion: z.string(),
        /** Where they work, as in the profile. */
        zona: z.string(),
        /** Whether both sides of the ID have been uploaded. */
        identificacion: z.boolean(),
        /** What the ID says, as far as it matters for validation; null until both sides have been uploaded. */
        lectura: z.nullable(
          z.pick(lectura, { estado: true, comparacion: true, vigente: true, digitos: true }),
        ),
        createAt: instant,
      }),
    ),
    ...following(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** People who asked for deletion, the longest wait first, 10 at a time. */
export const getDeletionRequests = call({
  path: '/admin/pending/get_deletion_requests.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ despues: z.optional(f.id) }),
  output: z.object({
    solicitudes: z.array(z.object({ ...named.shape, motivo: z.string(), createAt: instant })),
    ...following(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** Refunds that failed in all tries, the oldest first, 10 at a time. */
export const getFailedRefunds = call({
  path: '/admin/pending/get_failed_refunds.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ despues: z.optional(f.id) }),
  output: z.object({
    devoluciones: z.array(
      z.object({
        id: z.number(),
        /** The owner of the card. */
        persona: named,
        monto: mxn,
        /** The refunded payment. */
        pago: z.number(),
        /** `rechazada`: by the card's bank; `cancelada`: at the provider; `no_aceptada`: the provider did not accept it. */
        motivo: z.enum(FAILURES),
        /** The provider's reason for `no_aceptada`. */
        detalle: z.string(),
        intentos: z.number(),
        /** 1 when the card's bank sent it back after the provider had called it done. */
        tardia: zeroOrOne,
        createAt: instant,
        fallo_at: instant,
      }),
    ),
    ...following(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** Settles a failed refund outside its card: by whom comes from the session; how, with which key or proof, and why (4 §A). */
export const settleRefundOutside = call({
  path: '/admin/pending/settle_refund_outside.php',
  access: admin,
  permission: ['finanzas'],
  fresh: true,
  input: z.object({
    refund_id: f.id,
    como: z.enum(OUTSIDE_WAYS, { error: 'Elige cómo se pagó.' }),
    clave: f.requiredText('Escribe la clave de rastreo o el folio del comprobante.', 60),
    motivo: f.requiredText('Escribe por qué se pagó por fuera.', 300),
  }),
  output: z.object({}),
  errors: ['refund_not_found'],
  limit: MONEY,
  texts: {
    failed: 'No se guardó cómo se pagó la devolución',
    network: 'Error al guardar cómo se pagó la devolución',
  },
});

/** Facts of the payment provider that nobody handles, by what they are about, the oldest first, 10 at a time (4 §A). */
export const getFacts = call({
  path: '/admin/pending/get_facts.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ despues: z.optional(f.optionalText(100)) }),
  output: z.object({
    hechos: z.array(
      z.object({
        /** The provider's id of the first event about it. */
        id: z.string(),
        /** That event's kind, as the provider names it. */
        tipo: z.string(),
        /** The provider's id of what they are about; '' where they name none. */
        objeto: z.string(),
        createAt: instant,
        /** The first 20 events about it, in their order. */
        eventos: z.array(z.object({ id: z.string(), tipo: z.string(), createAt: instant })),
      }),
    ),
    ...following(z.string()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** Says what was done about the facts of one thing that nobody handles, named by any of them; they stay stored. */
export const attendFact = call({
  path: '/admin/pending/attend_fact.php',
  access: admin,
  permission: ['finanzas'],
  fresh: false,
  input: z.object({
    fact_id: f.requiredText('Falta el hecho.', 100),
    nota: f.requiredText('Escribe qué se hizo.', 300),
  }),
  output: z.object({}),
  errors: ['fact_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se guardó la nota', network: 'Error al guardar la nota' },
});

/** Retries a failed refund. */
export const retryRefund = call({
  path: '/admin/pending/retry_refund.php',
  access: admin,
  permission: ['finanzas'],
  fresh: false,
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
  permission: ['lectura'],
  fresh: false,
  input: z.object({ antes: z.optional(f.id) }),
  output: z.object({
    notificaciones: z.array(
      z.object({
        id: z.number(),
        persona: named,
        msg: z.string(),
        canal: z.enum(CHOSEN_CHANNELS),
        /** `rechazada`: the address or phone is refused; `sin_respuesta`: all tries failed. */
        motivo: z.enum(['rechazada', 'sin_respuesta']),
        createAt: instant,
        fallo_at: instant,
      }),
    ),
    ...following(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** Sends a failed notification again, or dismisses it; repeating the call changes nothing. */
export const attendNotification = call({
  path: '/admin/pending/attend_notification.php',
  access: admin,
  permission: ['soporte'],
  fresh: false,
  input: z.object({ notification_id: f.id, que: z.enum(['reintentar', 'descartar']) }),
  output: z.object({}),
  errors: ['notification_not_found'],
  limit: EVERYDAY,
  texts: {
    failed: 'No se actualizó la notificación',
    network: 'Error al actualizar la notificación',
  },
});

/** Jobs that failed in all tries, newest first, at most 100. */
export const getFailedJobs = call({
  path: '/admin/pending/get_failed_jobs.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({}),
  output: z.object({
    trabajos: z.array(
      z.object({
        id: z.number(),
        /** The kind, as the code names it. */
        tipo: z.string(),
        intentos: z.number(),
        /** The first line of the error, without numbers, which could be personal. */
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

/** Retries a failed job, or discards it. */
export const attendJob = call({
  path: '/admin/pending/attend_job.php',
  access: admin,
  permission: ['soporte'],
  fresh: false,
  input: z.object({ job_id: f.id, que: z.enum(['reintentar', 'descartar']) }),
  output: z.object({}),
  errors: ['job_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se actualizó el trabajo', network: 'Error al actualizar el trabajo' },
});
