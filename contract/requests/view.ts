import * as z from 'zod/mini';
import { ESTADOS } from '#domain/projects/graph.ts';
import {
  RECIPIENT_STATES,
  REQUEST_STATES,
  UNACCEPTED,
  AUTHORS_ENDS,
} from '#domain/requests/state.ts';
import { WHENS } from '#domain/requests/when.ts';
import * as f from '../fields.ts';
import { earlierOffer, proposalTerms } from '../projects/view.ts';
import { instant, mxn, picture, zeroOrOne } from '../view-parts.ts';

/** Leaves room for the rest of the message. */
export const DESCRIPTION_MAX = 2_000;
export const TITLE_MAX = 80;

/** What is asked for, as it goes with the request's message; the server checks it like the form does. */
export const requestAsked = z.object({
  categoria: f.requiredText('Selecciona un tipo de trabajo', 120),
  aparato: f.optionalText(40),
  opt: f.optionalText(200),
  cantidad: f.optionalText(20),
  ancho: f.optionalText(20),
  largo: f.optionalText(20),
  titulo: f.optionalText(TITLE_MAX),
  descripcion_servicio: f.requiredText('Describe lo que necesitas.', DESCRIPTION_MAX),
  fecha: f.optionalText(10),
  hora: f.optionalText(5),
  /** `fecha` and `hora` in words; '' where they themselves are meant. */
  cuando: z.pipe(f.optionalText(20), z.enum(WHENS, 'Elige para cuándo.')),
  estado: f.optionalText(100),
  ciudad: f.optionalText(100),
  colonia: f.optionalText(120),
  cp: f.optionalText(5).check(z.regex(/^(\d{5})?$/, 'El código postal tiene 5 dígitos.')),
});
export type RequestAsked = z.output<typeof requestAsked>;

/** What both sides read of a request (4 §G). */
export const requestShown = {
  id: z.number(),
  estado: z.enum(REQUEST_STATES),
  createAt: instant,
  /** Until when an answer is expected. */
  vence: instant,
  /** What was asked for, as typed. */
  datos: requestAsked,
  /** By the prices of the day on which it was sent, MXN; null where somebody has to look first. */
  precotizacion: z.nullable(mxn),
  /** Signed paths, valid for five minutes. */
  imagenes: z.array(z.string()),
  /** The same, small. */
  imagenes_card: z.array(z.string()),
};

/** What the two have open that is no answer to this request: until it is over the professional cannot send another proposal. */
const openProject = z.optional(
  z.nullable(z.object({ titulo: z.string(), estado: z.enum(ESTADOS) })),
);
export type OpenProject = NonNullable<z.infer<typeof openProject>>;

/** One of the professionals who got a request, and their answer. */
export const requestRecipient = z.object({
  keylogin: z.string(),
  nombre: z.string(),
  img_profile: picture,
  profesion: z.string(),
  average_rating: z.nullable(z.number()),
  reviews_count: z.number(),
  /** How many works they have finished for this client. */
  trabajos_contigo: z.number(),
  estado: z.enum(RECIPIENT_STATES),
  /** When they saw it; null before, and for requests of long ago. */
  visto_at: z.optional(z.nullable(instant)),
  /** Why they declined; '' otherwise. */
  motivo: z.string(),
  /** Minutes from the request to the answer; null without one. */
  respondio_en: z.nullable(z.number()),
  /** The proposal that answers it, while it stands or once it is accepted; else null. */
  propuesta: z.nullable(
    z.object({
      id: z.number(),
      estado: z.enum(ESTADOS),
      /** For `update_proposal.php`: what was seen is what is accepted. */
      version: z.number(),
      titulo: z.string(),
      descripcion: z.string(),
      precio: mxn,
      ...proposalTerms,
      /** What the client would change, while its author has not answered; else null. */
      cambio_pedido: z.nullable(z.string()),
      /** What it offered before it was last revised, while it waits for an answer; else null. */
      anterior: z.nullable(earlierOffer),
    }),
  ),
  /** How the proposal that answered it ended, where nobody accepted it; null otherwise. */
  propuesta_fin: z.optional(z.nullable(z.enum(UNACCEPTED))),
  /** 1 when the request ended while they still had time to answer. */
  ya_no_hizo_falta: z.optional(zeroOrOne),
  proyecto_abierto: openProject,
  /** How many minutes they usually take for a first answer; null where too little was measured. */
  responde_en: z.optional(z.nullable(z.number())),
});
export type RequestRecipient = z.infer<typeof requestRecipient>;

/** A client's own request. */
export const ownRequest = z.object({
  ...requestShown,
  /** Sent again under this id, it goes to those who do not have it yet. */
  client_id: z.string(),
  /** Those with a proposal first. */
  destinatarios: z.array(requestRecipient),
});
export type OwnRequest = z.infer<typeof ownRequest>;

/** A request as one of its recipients sees it; of the others they learn nothing. */
export const receivedRequest = z.object({
  ...requestShown,
  cliente: z.object({ keylogin: z.string(), nombre: z.string(), img_profile: picture }),
  /** How many works this professional has finished for the client. */
  trabajos_contigo: z.number(),
  /** What this professional did with it. */
  respuesta: z.enum(RECIPIENT_STATES),
  /** The same as its author reads it: it may have made way for another, or another was chosen. */
  propuesta_fin: z.optional(z.nullable(z.enum(AUTHORS_ENDS))),
  proyecto_abierto: openProject,
  /** 1 while a proposal or a refusal is expected of them. */
  por_responder: zeroOrOne,
});
export type ReceivedRequest = z.infer<typeof receivedRequest>;
