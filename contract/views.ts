/**
 * The entities in replies (1 §3, 2 §3), with the names of the specification.
 * Money is a number in MXN with at most 2 decimals; instants are ISO 8601 UTC (decisions §1).
 */
import * as z from 'zod/mini';
import { PERMISSIONS } from '#domain/administrators/permissions.ts';
import { ESTADOS } from '#domain/projects/graph.ts';
import { GROUPS } from '#domain/projects/groups.ts';
import { TURN_HOLDERS, TURN_STEPS } from '#domain/projects/turn.ts';
import { addressShown } from './accounts/address.ts';
import { profileShown } from './profile/fields.ts';
import { hoursShown, pricesShown } from './profile/hours-prices.ts';
import { instant, mxn, picture, zeroOrOne } from './view-parts.ts';

export { mxn } from './view-parts.ts';
export type { Proposal } from './projects/view.ts';

/** 1 client, 2 professional, 4 administrator (1 §1). */
export const rol = z.union([z.literal(1), z.literal(2), z.literal(4)]);

/** The team's decision on a professional (2 §2). */
export const validacion = z.enum(['pendiente', 'validado', 'rechazado']);
export type Validacion = z.infer<typeof validacion>;

/** Names, contact and picture of an account (1 §3). */
export const account = z.object({
  nombre: z.string(),
  apellidos: z.string(),
  email: z.string(),
  phone: z.string(),
  img_profile: picture,
});

/** What of an account counts once it is proved, as `account` calls it. */
export const contactKind = z.enum(['phone', 'email']);
export type ContactKind = z.infer<typeof contactKind>;

/** A phone or e-mail that was asked for and counts once its code is typed (4 §I). */
const contactChange = z.object({
  dato: contactKind,
  valor: z.string(),
  asked_at: instant,
  /** Until when its code can be asked for and typed. */
  vence_at: instant,
  /** From when another code may be asked for. */
  reenvio_at: instant,
});
export type ContactChange = z.infer<typeof contactChange>;

const profile = z.object({
  ...profileShown,
  ...hoursShown,
  precios: pricesShown,
  /** Valid for 5 minutes, and only for the caller (decisions §4). */
  identificacionFrontal_rute: picture,
  identificacionTrasera_rute: picture,
  /** When the newer of the two images was uploaded. */
  identificacion_at: z.nullable(instant),
  /** Whether both sides are uploaded and could be read, without their contents. */
  identificacion_estado: z.enum(['falta', 'en_revision', 'ilegible', 'leida']),
  validacion,
  /** Why the team refused, else ''. */
  validacion_motivo: z.string(),
  /** When the team decided. */
  validacion_at: z.nullable(instant),
});

/** A project of a professional's portfolio (2 §3). */
export const portfolioItem = z.object({
  id: z.number(),
  titulo: z.string(),
  descripcion: z.string(),
  /** Grows with each change. */
  version: z.number(),
  imagenes: z.array(z.object({ ruta: z.string(), ruta_card: z.string(), bytes: z.number() })),
});
export type PortfolioItem = z.infer<typeof portfolioItem>;

/** A review of a finished project (1 §3). */
export const review = z.object({
  id: z.number(),
  id_proposal: z.number(),
  /** Who wrote it. */
  type: z.enum(['cliente', 'profesional']),
  sender: z.string(),
  recieved: z.string(),
  rating: z.number(),
  description: z.string(),
  createAt: instant,
  /** 1 once others see it: when both have written, or the project is over. */
  visible: zeroOrOne,
  /** What the rated person answered, else ''. */
  respuesta: z.string(),
  respuesta_at: z.nullable(instant),
  review_nombre: z.string(),
  review_img_profile: picture,
});
export type Review = z.infer<typeof review>;

const reviewAverages = {
  /** Stars from 0 to 5 with one decimal; null without reviews. */
  average_rating_sender: z.nullable(z.number()),
  average_rating_recieved: z.nullable(z.number()),
};

/** How many projects somebody has in each group, whatever a list shows of them. */
export const groupTotals = z.object({
  en_curso: z.number(),
  esperando: z.number(),
  finalizados: z.number(),
  cerrados: z.number(),
});
export type GroupTotals = z.infer<typeof groupTotals>;

/** A project in the user's own lists. */
export const proposalSummary = z.object({
  id: z.number(),
  grupo: z.enum(GROUPS),
  estado: z.enum(ESTADOS),
  titulo: z.string(),
  descripcion: z.string(),
  precio: z.nullable(mxn),
  sender: z.string(),
  recieved: z.string(),
  /** The other party, whose chat the project belongs to. */
  other_key: z.string(),
  other_nombre: z.string(),
  other_img_profile: picture,
  pagado: mxn,
  liberado: mxn,
  /** Refunded to the client's card, or on its way. */
  devuelto: mxn,
  /** As much of that as their bank did not take, which is still theirs. */
  por_devolver: mxn,
  /** 1 while accepted additional services are not paid. */
  adicionales: zeroOrOne,
  /** 1 from the first half of a price to the rest (4 §C). */
  mitad_pagada: zeroOrOne,
  /** 1 once the professional has marked it delivered. */
  entregado: zeroOrOne,
  /** 1 while a dispute is open. */
  en_disputa: zeroOrOne,
  /** 1 while its card's bank has taken a payment back and not decided (4 §A). */
  en_contracargo: zeroOrOne,
  /** 1 while the team looks at it and everything waits (4 §I). */
  en_revision: zeroOrOne,
  /** The calendar day on which the work begins, and its hour, `HH:mm`, if agreed. */
  start: z.nullable(z.string()),
  hora: z.nullable(z.string()),
  /** 1 while its client is asked whether its pictures may stand in the professional's profile. */
  muestra_pedida: zeroOrOne,
  /** Whose turn it is and for what, as the owner of the list sees it; `amount` is MXN. */
  turno: z.object({
    who: z.enum(TURN_HOLDERS),
    action: z.nullable(z.enum(TURN_STEPS)),
    amount: z.nullable(mxn),
  }),
  /** The client's open request that this proposal answers, among others perhaps; else null. */
  solicitud: z.nullable(z.number()),
  /** What that request is called; a proposal may call the work otherwise. */
  solicitud_titulo: z.nullable(z.string()),
  /** 1 while it waits for its client's answer and offers something else than at first. */
  cambiada: zeroOrOne,
  updateAt: instant,
});
export type ProposalSummary = z.infer<typeof proposalSummary>;

/** The signed-in user, kept by the browser after login (2 §3). */
export const user = z.object({
  keylogin: z.string(),
  nombre: z.string(),
  rol,
  /** What an administrator may do (4 §F); nobody else has it. */
  permisos: z.optional(z.array(z.enum(PERMISSIONS))),
  /**
   * Whether the account proves more than its password (4 §F); «falta» where it has to and does not yet: nothing of the
   * team answers until then.
   */
  segundo_factor: z.enum(['activo', 'inactivo', 'falta']),
  /** 0 Hierro, 1 Bronce, 2 Plata, 3 Oro. */
  nivel: z.number(),
  /** What the platform owes the professional, MXN. */
  balance: mxn,
  /** Kept of the professional's money for payments that cards' banks take back, MXN; not part of `balance` (4 §A). */
  reservado: mxn,
  /** Of `reservado`, what the bank has taken back for good: the team has to decide who bears it. */
  reservado_por_decidir: mxn,
  /** What the professional owes of payments that banks took back, MXN: taken from their next releases. */
  adeudo: mxn,
  /** On its way to the professional's bank, MXN; not part of `balance`. */
  en_camino: mxn,
  /** Paid by clients and not yet released to the professional, MXN. */
  retenido: mxn,
  img_profile: picture,
  account,
  /** Nobody but its owner reads it. */
  contacto_pendiente: z.optional(z.array(contactChange)),
  address: z.nullable(z.object(addressShown)),
  profile: z.nullable(profile),
  payment_method: z.nullable(
    z.object({
      tipo: z.string(),
      metodo: z.string(),
      /** Whole for its owner and for whoever pays, with a proof; else of the same length, with «•» up to the last four. */
      numero: z.string(),
      /** The bank of the number's first digits; '' if unknown. */
      banco: z.string(),
      /** The payout that the bank sent back from this account, until its owner confirms or changes it (4 §A). */
      devuelto: z.nullable(
        z.object({
          monto: mxn,
          motivo: z.string(),
          devuelto_at: instant,
          /** What of it was taken for a debt then, and what was kept for open chargebacks. */
          adeudo: mxn,
          reservado: mxn,
        }),
      ),
    }),
  ),
  /** Until when payouts are held after a change of CLABE, phone or password; else null. */
  pagos_retenidos_hasta: z.nullable(instant),
  membership: z.object({
    id: z.number(),
    membership_info: z.object({ descripcion: z.string(), proyects_limit: z.nullable(z.number()) }),
    /** Minutes until it falls back to Hierro; null for Hierro. */
    membership_renewal: z.object({ time: z.nullable(z.number()) }),
    /** When the weekly limit allows publishing again; null while it is not reached. */
    limite_libre_at: z.nullable(instant),
    /** When it falls back to Hierro; null for Hierro. */
    ends_at: z.nullable(instant),
  }),
  portfolio: z.array(portfolioItem),
  reviews: z.object({
    ...reviewAverages,
    total_recieved: z.number(),
    total_sender: z.number(),
    recibidas: z.array(review),
    enviadas: z.array(review),
  }),
  /**
   * Projects that are not in progress, newest first: at most 20 that wait for an answer, 20 finished and 20 that
   * ended otherwise. `get_projects.php` has them all.
   */
  proposal: z.array(proposalSummary),
  /** Projects in progress (accepted and not yet finalized), newest first, at most 50. */
  proposal_active: z.array(proposalSummary),
  proposal_total: groupTotals,
  /** Projects finalized in the last 7 days. */
  finalizados_7_dias: z.number(),
});
export type User = z.infer<typeof user>;

/** The reply of sign-up and login, from which the browser stores five items (1 §7). */
export const sessionStart = z.object({ session_id: z.string(), keylogin: z.string(), user });
