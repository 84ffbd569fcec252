/** What the team finds from wherever it is, by whatever somebody says on the phone (4 §F). */
import * as z from 'zod/mini';
import { PAYOUT_STATES } from '#domain/payouts/payout.ts';
import { ESTADOS } from '#domain/projects/graph.ts';
import { QUERY_MAX } from '#domain/team-search/query.ts';
import { call, EVERYDAY } from './call.ts';
import * as f from './fields.ts';
import { card, instant, mxn, named, picture, standing } from './view-parts.ts';
import { rol, validacion } from './views.ts';

/** Some of a kind, those first that fit best, and whether there are more. */
const some = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ lista: z.array(item), hay_mas: z.boolean() });

const account = z.object({
  keylogin: z.string(),
  rol,
  /** First and last names; «Cuenta eliminada» of a deleted one, of which nothing else is said. */
  nombre: z.string(),
  /** The name under which a professional works; '' for none. */
  nombre_comercial: z.string(),
  /** The main profession; '' for anybody who is not a professional. */
  profesion: z.string(),
  ciudad: z.string(),
  email: z.string(),
  telefono: z.string(),
  img_profile: picture,
  validacion: z.nullable(validacion),
  suspendida: z.boolean(),
  eliminada: z.boolean(),
  createAt: instant,
});
export type AccountHit = z.infer<typeof account>;

const project = z.object({
  id: z.number(),
  titulo: z.string(),
  estado: z.enum(ESTADOS),
  /** Charged so far, MXN. */
  pagado: mxn,
  ...standing,
  client: named,
  author: named,
  ciudad: z.string(),
  /** Null before it has a price. */
  precio: z.nullable(mxn),
});
export type ProjectHit = z.infer<typeof project>;

const payment = z.object({
  id: z.number(),
  /** At the payment provider; '' until it has answered. */
  id_payment: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  value: mxn,
  tarjeta: z.nullable(card),
  createAt: instant,
  /** When it was charged; null for an attempt. */
  settledAt: z.nullable(instant),
});
export type PaymentHit = z.infer<typeof payment>;

const payout = z.object({
  id: z.number(),
  nombre: z.string(),
  monto: mxn,
  estado: z.enum(PAYOUT_STATES),
  /** Its Wednesday. */
  fecha: z.string(),
  clave_rastreo: z.nullable(z.string()),
});
export type PayoutHit = z.infer<typeof payout>;

/**
 * Up to six each of the accounts, projects, payments and payouts that a text may mean: a telephone in any spelling or part of
 * one, an e-mail or its beginning, a public key, an address of the product, a number, the provider's id of a payment, the
 * bank's key of a payout, words of a name in any order (`domain/team-search/query.ts`). Of accounts that were meant for sure
 * the other groups have what is theirs.
 */
export const searchEverywhere = call({
  path: '/admin/search.php',
  access: ['admin'],
  permission: ['lectura'],
  fresh: false,
  input: z.object({ texto: f.optionalText(QUERY_MAX) }),
  output: z.object({
    cuentas: some(account),
    proyectos: some(project),
    pagos: some(payment),
    pagos_a_profesionales: some(payout),
    /** Whether the other groups have what is of the accounts, because these were meant for sure. */
    de_cuentas: z.boolean(),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se pudo buscar', network: 'Error al buscar' },
});
