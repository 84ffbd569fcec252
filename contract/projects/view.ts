/** A project as both its parties see it (1 §3, decisions §5). */
import * as z from 'zod/mini';
import { ESTATUS } from '#domain/projects/additional.ts';
import { PROJECT_EVENTS } from '#domain/projects/events.ts';
import { ESTADOS } from '#domain/projects/graph.ts';
import { OUTSIDE_WAYS, REFUND_STATES } from '#domain/refunds/refund.ts';
import { SHOWING_STATES } from '#domain/projects/showing.ts';
import { wholeAddress } from '../accounts/addresses.ts';
import { fee, instant, mxn, zeroOrOne } from '../view-parts.ts';

const additional = z.object({
  id: z.number(),
  descripcion: z.string(),
  precio: mxn,
  estatus: z.enum(ESTATUS),
  /** 1 once the client has paid it. */
  pagado: zeroOrOne,
});
export type AdditionalView = z.infer<typeof additional>;

/** An open dispute as both parties see it (decisions §5). */
export const disputeFacts = z.object({
  id: z.number(),
  /** The key of who opened it. */
  sender: z.string(),
  texto: z.string(),
  /** Signed paths below the API base, valid for 5 minutes. */
  imagenes: z.array(z.string()),
  createAt: instant,
  /** Until when the other side is asked for its word (4 §D). */
  responder_hasta: instant,
  /** What the other side said, once it has. */
  respuesta: z.nullable(
    z.object({ texto: z.string(), imagenes: z.array(z.string()), createAt: instant }),
  ),
  /** How the two offer to divide what is held, at most one offer of each (4 §D). */
  ofertas: z.array(
    z.object({
      id: z.number(),
      /** The key of who made it. */
      de: z.string(),
      reembolso: mxn,
      liberado: mxn,
      createAt: instant,
    }),
  ),
});

/** When the work is done, what its price is made of, what is included and what is not (4 §G). */
export const proposalTerms = {
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  /** On the day `start`, `HH:mm`. */
  hora: z.nullable(z.string()),
  /** How many minutes the work takes. */
  duracion: z.nullable(z.number()),
  /** The agreed price without additional services; empty where it has no parts. */
  conceptos: z.array(z.object({ concepto: z.string(), monto: mxn })),
  incluye: z.array(z.string()),
  no_incluye: z.array(z.string()),
};

/** What a proposal offered before it was last revised. */
export const earlierOffer = z.object({
  version: z.number(),
  titulo: z.string(),
  descripcion: z.string(),
  precio: mxn,
  ...proposalTerms,
});

const picturePaths = z.array(z.object({ ruta: z.string(), ruta_card: z.string() }));

/** Pictures of a work before and after, by signed paths below the API base, valid for 5 minutes. */
export const pictures = z.object({ antes: picturePaths, despues: picturePaths });
export type PicturesView = z.infer<typeof pictures>;

/** What there is about showing the work in the professional's profile: what would be seen, and what the two said. */
export const showing = z.object({
  estado: z.enum(SHOWING_STATES),
  /** What each said last, which is what the state follows from. */
  profesional: z.boolean(),
  cliente: z.nullable(z.boolean()),
  /** Why the team took them down, else ''. */
  motivo: z.string(),
  /** How many times it was asked. */
  vez: z.number(),
  categoria: z.string(),
  imagenes: pictures,
});

/** The whole project in replies; amounts in MXN, instants in ISO 8601. */
export const proposal = z.object({
  id: z.number(),
  estado: z.enum(ESTADOS),
  /** The client's key. */
  sender: z.string(),
  /** The key of the professional (or administrator) who wrote it. */
  recieved: z.string(),
  sender_accept: zeroOrOne,
  receiver_accept: zeroOrOne,
  titulo: z.string(),
  descripcion: z.string(),
  ...proposalTerms,
  /** Accepted additional services included. */
  precio: z.nullable(mxn),
  pagado: mxn,
  liberado: mxn,
  /** Refunded to the client's card, or on its way. */
  devuelto: mxn,
  /** Where each part of `devuelto` is, the oldest first (4 §A). */
  devoluciones: z.array(
    z.object({
      monto: mxn,
      estado: z.enum(REFUND_STATES),
      /** How it was paid that did not reach the card; null otherwise. */
      como: z.nullable(z.enum(OUTSIDE_WAYS)),
      /** When it came to that state, or was asked for. */
      at: instant,
    }),
  ),
  /** As much of `devuelto` as the client's bank did not take, which is still theirs. */
  por_devolver: mxn,
  /** What its card's bank or the provider took back although it was released already, MXN (4 §A). */
  retirado: mxn,
  /** Held: paid and neither released nor refunded. */
  retenido: mxn,
  /** The client's next payment by the plan (4 §C), 0 when nothing is due. */
  por_pagar: mxn,
  /** 1 from the first half to the rest. */
  mitad_pagada: zeroOrOne,
  /** Its fee: the one in force when it was accepted, before that today's. */
  tarifa: fee,
  /** The platform's fee for the whole price, and what the professional receives of it. */
  comision: mxn,
  neto: mxn,
  /** 1 while accepted additional services are not paid. */
  adicionales: zeroOrOne,
  /** The fraction of the last release, 0 before any. */
  anticipo: z.number(),
  sender_review: zeroOrOne,
  receiver_review: zeroOrOne,
  /** What the two said of each other, once both may read it. */
  resenas: z.array(
    z.object({
      /** Who wrote it. */
      de: z.enum(['cliente', 'profesional']),
      rating: z.number(),
      description: z.string(),
    }),
  ),
  /** 1 once titulo, descripcion and precio are filled in. */
  cargada: zeroOrOne,
  profesional_assign: z.nullable(
    z.object({
      keylogin: z.string(),
      nombre: z.string(),
      apellidos: z.string(),
      /** Its first letter and its domain. */
      email: z.string(),
    }),
  ),
  data_propuesta: z.object({ adicionales: z.array(additional) }),
  published_at: z.nullable(instant),
  /**
   * When the professional marked it delivered, or later, when what was still due was paid; null before,
   * and after changes were asked for.
   */
  entregado_at: z.nullable(instant),
  /** The pictures that the professional delivered with, the newest of each moment. */
  entrega: pictures,
  /** Whether the pictures may stand in the professional's profile; null before it was asked. */
  muestra: z.nullable(showing),
  completed_at: z.nullable(instant),
  /** The next transition by the clock; null when no deadline is running. */
  vence: z.nullable(z.object({ estado: z.enum(ESTADOS), at: instant })),
  /** The open dispute. */
  disputa: z.nullable(disputeFacts),
  /** The payment that its card's bank took back and has not decided on, MXN; null without one (4 §A). */
  contracargo: z.nullable(z.object({ monto: mxn, createAt: instant })),
  /** 1 while the team looks at it and everything waits (4 §I); why is the team's alone. */
  en_revision: zeroOrOne,
  /** What the client would change, while its author has not answered; else null. */
  cambio_pedido: z.nullable(z.string()),
  /**
   * Where the work is, from its acceptance until it is over: its client always sees it, the professional from the first
   * payment, nobody else (4 §G).
   */
  direccion: z.nullable(
    z.object({
      ...wholeAddress,
      /** Since when the professional sees it; null before the first payment. */
      visible_desde: z.nullable(instant),
    }),
  ),
  /** What it offered before it was last revised, while it waits for an answer; else null. */
  anterior: z.nullable(earlierOffer),
  /** 1 while it cannot be accepted because another answer to the same request was. */
  otra_elegida: zeroOrOne,
  /** The client's request that an unsent one was begun for. */
  solicitud: z.nullable(z.number()),
  /** Grows with each change except reviews; sent back, a call is refused if the project has changed. */
  version: z.number(),
  createAt: instant,
  updateAt: instant,
  /** What happened, oldest first. */
  eventos: z.array(
    z.object({
      evento: z.enum(PROJECT_EVENTS),
      /** A keylogin, or `System`. */
      actor: z.string(),
      monto: z.nullable(mxn),
      /** The reason or text of the event, else ''. */
      detalle: z.string(),
      /** The client’s receipt of a payment (`get_receipt.php`), else null. */
      recibo: z.optional(z.nullable(z.number())),
      createAt: instant,
    }),
  ),
});
export type Proposal = z.infer<typeof proposal>;

/** The mark of a pair's project for `desde` of `get_proposal.php`; `null` stands for no project. */
export const markOf = (
  project: Pick<
    Proposal,
    'id' | 'version' | 'sender_review' | 'receiver_review' | 'otra_elegida'
  > | null,
): string =>
  project
    ? [
        project.id,
        project.version,
        project.sender_review,
        project.receiver_review,
        project.otra_elegida,
      ].join('.')
    : 'ninguna';
