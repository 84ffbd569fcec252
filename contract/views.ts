/**
 * What replies carry: the entities of specification 1 §3 and 2 §3, with the names they have there.
 * Money is a number in MXN with at most 2 decimals; instants are ISO 8601 UTC (decisions §1).
 */
import * as z from 'zod/mini';
import { ESTADOS } from '#domain/projects/graph.ts';
import { addressShown } from './accounts/address.ts';
import { profileShown } from './profile/fields.ts';
import { instant, mxn, picture, zeroOrOne } from './view-parts.ts';

export { mxn } from './view-parts.ts';
export type { Proposal } from './projects/view.ts';

export const rol = z.union([z.literal(1), z.literal(2), z.literal(4)]);

export const validacion = z.enum(['pendiente', 'validado', 'rechazado']);
export type Validacion = z.infer<typeof validacion>;

export const account = z.object({
  nombre: z.string(),
  apellidos: z.string(),
  email: z.string(),
  phone: z.string(),
  img_profile: picture,
});

const profile = z.object({
  ...profileShown,
  /** For 5 minutes, and for whoever got this reply alone (decisions §4). */
  identificacionFrontal_rute: picture,
  identificacionTrasera_rute: picture,
  /** When the newer of the two arrived. */
  identificacion_at: z.nullable(instant),
  /** Whether both sides are there and their lines could be read; never what they say. */
  identificacion_estado: z.enum(['falta', 'en_revision', 'ilegible', 'leida']),
  validacion,
  /** Why the team refused, else ''. */
  validacion_motivo: z.string(),
  /** When the team decided. */
  validacion_at: z.nullable(instant),
});

export const portfolioItem = z.object({
  id: z.number(),
  titulo: z.string(),
  descripcion: z.string(),
  /** Grows with each change. */
  version: z.number(),
  imagenes: z.array(z.object({ ruta: z.string(), ruta_card: z.string(), bytes: z.number() })),
});
export type PortfolioItem = z.infer<typeof portfolioItem>;

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
  review_nombre: z.string(),
  review_img_profile: picture,
});
export type Review = z.infer<typeof review>;

const reviewAverages = {
  /** Stars from 0 to 5 with one decimal; null without reviews. */
  average_rating_sender: z.nullable(z.number()),
  average_rating_recieved: z.nullable(z.number()),
};

/** A project in a list of one's own. */
const proposalSummary = z.object({
  id: z.number(),
  estado: z.enum(ESTADOS),
  titulo: z.string(),
  descripcion: z.string(),
  precio: z.nullable(mxn),
  sender: z.string(),
  recieved: z.string(),
  /** The other party: whose chat it opens. */
  other_key: z.string(),
  other_nombre: z.string(),
  other_img_profile: picture,
  pagado: mxn,
  liberado: mxn,
  /** Gone back, or on its way back, to the client's card. */
  devuelto: mxn,
  /** 1 while accepted additional services are not paid. */
  adicionales: zeroOrOne,
  /** 1 once the professional has marked it delivered. */
  entregado: zeroOrOne,
  /** 1 while a dispute is open. */
  en_disputa: zeroOrOne,
  updateAt: instant,
});
export type ProposalSummary = z.infer<typeof proposalSummary>;

/** The signed-in user, kept by the browser after login (2 §3). */
export const user = z.object({
  keylogin: z.string(),
  nombre: z.string(),
  rol,
  /** 0 Hierro, 1 Bronce, 2 Plata, 3 Oro. */
  nivel: z.number(),
  /** What the platform owes the professional, MXN. */
  balance: mxn,
  /** On its way to the professional's bank, MXN; no longer balance. */
  en_camino: mxn,
  /** What clients have paid and not yet released to the professional, MXN. */
  retenido: mxn,
  img_profile: picture,
  account,
  address: z.nullable(z.object(addressShown)),
  profile: z.nullable(profile),
  payment_method: z.nullable(
    z.object({
      tipo: z.string(),
      metodo: z.string(),
      numero: z.string(),
      /** The bank that the number's first digits name; '' for one that nobody knows. */
      banco: z.string(),
    }),
  ),
  /** Until when nothing is paid out, after a change of CLABE, phone or password; else null. */
  pagos_retenidos_hasta: z.nullable(instant),
  membership: z.object({
    id: z.number(),
    membership_info: z.object({ descripcion: z.string(), proyects_limit: z.nullable(z.number()) }),
    /** Minutes until it falls back to Hierro; null for Hierro. */
    membership_renewal: z.object({ time: z.nullable(z.number()) }),
    /** When the weekly limit, being reached, lets publish again; null while it is not reached. */
    limite_libre_at: z.nullable(instant),
    /** When it falls back to Hierro; null for Hierro. */
    ends_at: z.nullable(instant),
  }),
  portfolio: z.array(portfolioItem),
  reviews: z.object({
    ...reviewAverages,
    total_recieved: z.number(),
    recibidas: z.array(review),
    enviadas: z.array(review),
  }),
  /** Finished and other projects, newest first, at most 50. */
  proposal: z.array(proposalSummary),
  /** Projects in progress (accepted and not yet finalized), newest first, at most 50. */
  proposal_active: z.array(proposalSummary),
  /** Projects finalized in the last 7 days. */
  finalizados_7_dias: z.number(),
});
export type User = z.infer<typeof user>;

/** What sign-up and login answer: the five stored items come from it (1 §7). */
export const sessionStart = z.object({ session_id: z.string(), keylogin: z.string(), user });

/** A professional as anyone sees one (1 §2): nothing private. */
export const publicCard = z.object({
  keylogin: z.string(),
  nombre: z.string(),
  nombre_comercial: z.string(),
  img_profile: picture,
  profesion: z.string(),
  profesiones: z.array(z.string()),
  descripcion: z.string(),
  estado: z.string(),
  ciudad: z.string(),
  average_rating: z.nullable(z.number()),
  reviews_count: z.number(),
  finished_projects: z.number(),
  validacion_at: z.nullable(instant),
  /** The cheapest option of `desde_profesion`, MXN; null without options. */
  desde: z.nullable(mxn),
  /** Which of the professions `desde` is the price of: the one that was sought, else the main one. */
  desde_profesion: z.string(),
  /** What `desde` is for: an area is priced per m². */
  desde_unidad: z.enum(['m²', 'servicio']),
});
export type PublicCard = z.infer<typeof publicCard>;

export const publicProfile = z.object({
  ...publicCard.shape,
  ...profileShown,
  miembro_desde: instant,
  portfolio: z.array(portfolioItem),
  proposal: z.array(z.object({ id: z.number(), titulo: z.string(), updateAt: instant })),
  /** The newest; `get_reviews_public.php` has the rest. */
  reviews: z.array(review),
  /** Where older reviews begin; null when there are none. */
  reviews_siguiente: z.nullable(z.number()),
  /** Minutes until a first reply, the median of 90 days; null with fewer than three conversations. */
  responde_en: z.nullable(z.number()),
  /** How many reviews gave 0, 1, … 5 stars. */
  reviews_by_rating: z.array(z.number()),
});
export type PublicProfile = z.infer<typeof publicProfile>;

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
  /** What the sending browser called it, to recognise its own. */
  client_id: z.nullable(z.string()),
  /** What a System message tells of (`pagado`, `anticipo` …), else null. */
  evento: z.nullable(z.string()),
});
export type Message = z.infer<typeof message>;

export const conversation = z.object({
  other_key: z.string(),
  nombre: z.string(),
  img_profile: picture,
  rol,
  /** Only of an administrator, who is shown with five stars (1 §2). */
  average_rating: z.optional(z.number()),
  last_message: z.string(),
  /** Its number, by which the list is sorted. */
  last_id: z.number(),
  last_sender: z.string(),
  createAt: instant,
  no_leidos: z.number(),
});
export type Conversation = z.infer<typeof conversation>;

/** The other party of an open chat. */
export const chatPartner = z.object({
  keylogin: z.string(),
  nombre: z.string(),
  img_profile: picture,
  rol,
  profesion: z.string(),
  validado: z.boolean(),
  average_rating: z.nullable(z.number()),
  /** Nobody can write to an account that is not «activa». */
  cuenta: z.enum(['activa', 'suspendida', 'eliminada']),
  /** Why the two cannot write to each other: one's own block, the other's, or null. */
  bloqueo: z.nullable(z.enum(['mio', 'suyo'])),
  /** Only administrators get these two. */
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
});
export type ChatPartner = z.infer<typeof chatPartner>;

const opcion = z.object({
  opt: z.string(),
  precio: mxn,
  /** Only of «Instalación de electrodomésticos»: which appliance the option is for. */
  aparato: z.nullable(z.string()),
});

export const categoria = z.object({
  id: z.number(),
  categoria: z.string(),
  /** Its icon and pictures, which stay when it is renamed; empty without its own. */
  icono: z.string(),
  updateAt: instant,
  data_categoria: z.object({
    categoria: z.string(),
    descripcion: z.string(),
    /** How the pre-quote counts: width × length, option × quantity, or the option alone. */
    tipo: z.enum(['area', 'opcion', 'aparato']),
    form: z.array(opcion),
  }),
  /** Names that it had before, the last one first: what still says them means this one. */
  anteriores: z.array(z.string()),
});
export type Categoria = z.infer<typeof categoria>;

export const estado = z.object({
  id: z.number(),
  nombre: z.string(),
  ciudades: z.array(z.object({ id: z.number(), nombre: z.string() })),
});
export type Estado = z.infer<typeof estado>;
