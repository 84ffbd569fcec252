/** Conversations and messages in replies. */
import * as z from 'zod/mini';
import { card, instant, mxn, picture, zeroOrOne } from '../view-parts.ts';
import { rol } from '../views.ts';

/** Who did what happened to a project. */
const EVENT_AUTHORS = ['cliente', 'profesional', 'equipo', 'sistema'] as const;
export type EventAuthor = (typeof EVENT_AUTHORS)[number];

/** What happened between the two, from which each side's words are made. */
const happened = {
  /** The title of the project or the request; '' of a project that is not published. */
  titulo: z.string(),
  /** The client's key. */
  sender: z.string(),
  quien: z.enum(EVENT_AUTHORS),
  /** Its reason or text, else ''. */
  detalle: z.string(),
};

/** The event of a project that a System message reports: what its card shows (4 §G). */
const messageEvent = z.object({
  /** The project's number. */
  id: z.number(),
  ...happened,
  /** What was offered, agreed, paid, released or returned by it, MXN. */
  monto: z.nullable(mxn),
  /** The client’s receipt of a payment (`get_receipt.php`). */
  recibo: z.optional(z.number()),
  /** The card that paid it, for who paid alone. */
  tarjeta: z.optional(card),
});

/** A message of a conversation (1 §3). */
export const message = z.object({
  id: z.number(),
  /** A keylogin, or `System`. */
  sender: z.string(),
  msg: z.string(),
  /** A signed path below the API base, valid for 5 minutes, or '' without an image. */
  rute_adjunto: z.string(),
  /** 1 once the other party has read it. */
  seen: zeroOrOne,
  createAt: instant,
  /** The id that the sending browser gave it. */
  client_id: z.nullable(z.string()),
  /** What a System message reports (`pago_recibido`, `solicitud_elegida` …), else null. */
  evento: z.nullable(z.string()),
  /** What happened to a project, of a message with an `evento`; older ones have only their text. */
  proyecto: z.optional(messageEvent),
  /** What happened otherwise, as to a request. */
  hecho: z.optional(z.object(happened)),
  /** The number of the request that it is the message of. */
  id_solicitud: z.optional(z.number()),
});
export type Message = z.infer<typeof message>;

/** A conversation in the list of chats (1 §3). */
export const conversation = z.object({
  other_key: z.string(),
  nombre: z.string(),
  /** How one speaks of them in a sentence. */
  primer_nombre: z.optional(z.string()),
  img_profile: picture,
  rol,
  /** Only for administrators, who are shown with five stars (1 §2). */
  average_rating: z.optional(z.number()),
  last_message: z.string(),
  /** The last message's id, by which the list is sorted. */
  last_id: z.number(),
  last_sender: z.string(),
  /** What the last message reports, if the product wrote it. */
  hecho: z.optional(z.object({ evento: z.string(), ...happened })),
  createAt: instant,
  no_leidos: z.number(),
});
export type Conversation = z.infer<typeof conversation>;

/** The other party of an open chat. */
export const chatPartner = z.object({
  keylogin: z.string(),
  nombre: z.string(),
  /** How one speaks of them in a sentence: the first name, which a trade name hides. */
  primer_nombre: z.optional(z.string()),
  img_profile: picture,
  rol,
  profesion: z.string(),
  validado: z.boolean(),
  average_rating: z.nullable(z.number()),
  /** How many works the two have finished with each other. */
  trabajos_contigo: z.number(),
  /** Only an account that is «activa» can be written to. */
  cuenta: z.enum(['activa', 'suspendida', 'eliminada']),
  /** The block between the two: the caller's, the other person's, or null. */
  bloqueo: z.nullable(z.enum(['mio', 'suyo'])),
  /** Only for administrators. */
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
});
export type ChatPartner = z.infer<typeof chatPartner>;
