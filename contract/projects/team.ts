/** The projects of all, as the team lists, reads and ends them (4 §F). */
import * as z from 'zod/mini';
import { CASE_CAUSES } from '#domain/cases/cases.ts';
import { NOT_CANCELLED } from '#domain/projects/cancellation.ts';
import { PROJECT_EVENTS } from '#domain/projects/events.ts';
import { ESTADOS } from '#domain/projects/graph.ts';
import { PROJECT_ORDERS, PROJECT_STEPS, PROJECT_WITH } from '#domain/projects/listing.ts';
import { TURN_HOLDERS } from '#domain/projects/turn.ts';
import { REFUND_STATES } from '#domain/refunds/refund.ts';
import * as amounts from '../amount-fields.ts';
import { call, DOWNLOAD, EVERYDAY } from '../call.ts';
import * as f from '../fields.ts';
import { following, rowsAsked } from '../paging.ts';
import { assignee, assigneeSince } from './assignee.ts';
import { reminding } from './reminding.ts';
import { card, fee, instant, mxn, named, overview, standing, zeroOrOne } from '../view-parts.ts';

const access = ['admin'] as const;
const texts = {
  failed: 'No se obtuvieron los proyectos',
  network: 'Error al cargar los proyectos',
};

const days = (most: number) =>
  z.optional(
    f.sentAs(
      f.NUMBER_OR_TEXT,
      z.pipe(
        z.transform(f.wholeNumber),
        z
          .int('Escribe días enteros.')
          .check(z.gte(1, 'Al menos un día.'), z.lte(most, `Como máximo ${most} días.`)),
      ),
    ),
  );

const filters = z.object({
  /** In the title, in the names and e-mails of the two, or the project's number. */
  search: z.optional(f.optionalText(120)),
  /** `abiertos`: accepted and not over. */
  estado: z.optional(z.enum(['abiertos', ...ESTADOS], 'Ese estado no existe.')),
  con: z.optional(z.enum(PROJECT_WITH)),
  /** By its present name: also those that were asked for under a former one. */
  categoria: z.optional(f.optionalText(120)),
  /** The state of Mexico in which the work is. */
  lugar: z.optional(f.optionalText(100)),
  /** The price, MXN, both included. */
  precio_desde: z.optional(amounts.amount),
  precio_hasta: z.optional(amounts.amount),
  /** Of one person, whichever side they are on. */
  persona: z.optional(f.keylogin),
  /** Whose it is in the team: one's own, nobody's, or somebody's by their `keylogin`. */
  responsable: z.optional(
    z.union(
      [z.enum(['mias', 'nadie']), f.keylogin, z.literal('')],
      'Esa persona no está en el equipo.',
    ),
  ),
  /** At least so many days without movement; of projects that are not over. */
  sin_movimiento: days(3650),
  /** Its deadline is at most so many days away, and nothing freezes it. */
  vence: days(365),
  /**
   * First sent, accepted, wholly paid for the first time, or finalized between two days of Mexico City, both included; without
   * a step, begun then.
   */
  paso: z.optional(z.enum(PROJECT_STEPS, 'Ese paso no existe.')),
  desde: z.optional(f.optionalDate),
  hasta: z.optional(f.optionalDate),
  /** By `precio` those that have one, by `vence` those that have a deadline, by `sin_movimiento` those that are not over. */
  orden: z.optional(z.enum(PROJECT_ORDERS)),
});

const listed = z.object({
  id: z.number(),
  estado: z.enum(ESTADOS),
  ...overview,
  ...standing,
  /** '' where no request says so. */
  categoria: z.string(),
  ciudad: z.string(),
  lugar: z.string(),
  createAt: instant,
  /** When something last happened to it. */
  movido: instant,
  /** When the clock moves it on; null without a deadline, and while a dispute or a chargeback freezes it. */
  vence: z.nullable(instant),
  responsable: assignee,
});
export type ListedProject = z.infer<typeof listed>;

/** What a filter holds. */
const sums = z.object({
  /** Exact up to 10,000; `muchos` where there are more, and then nothing is added up. */
  total: z.number(),
  muchos: zeroOrOne,
  precio: mxn,
  retenido: mxn,
});
export type ProjectSums = z.infer<typeof sums>;

/** Projects, 20 at a time or as many as are asked for, and with the first page what all that the filter holds add up to. */
export const getProjects = call({
  path: '/admin/projects/get_projects.php',
  access,
  permission: ['lectura'],
  fresh: false,
  input: z.extend(filters, {
    cuantos: rowsAsked,
    /** The `siguiente` of the page before, with the same filters and order. */
    despues: z.optional(
      z.string().check(z.regex(/^\d{1,18}\.\d{1,15}$/, 'La marca no es válida.')),
    ),
  }),
  output: z.object({
    proyectos: z.array(listed),
    ...following(z.string()),
    /** Null beyond the first page. */
    sumas: z.nullable(sums),
  }),
  errors: ['search_too_wide'],
  limit: EVERYDAY,
  texts,
});

/** The first 10,000 projects of a filter, in its order, for a file; the download is recorded. */
export const exportProjects = call({
  path: '/admin/projects/export_projects.php',
  access,
  permission: ['lectura'],
  fresh: false,
  input: filters,
  output: z.object({
    proyectos: z.array(listed),
    /** Whether the filter holds more. */
    hay_mas: z.boolean(),
  }),
  errors: ['search_too_wide'],
  limit: DOWNLOAD,
  texts: { failed: 'No se descargaron los proyectos', network: 'Error al descargar los proyectos' },
});

const person = z.extend(named, { email: z.string(), telefono: z.string(), eliminada: zeroOrOne });

/** What cancelling would move now, MXN, computed by the server. */
const cancelling = z.object({
  /** Why the team cannot cancel it now; null where it can. */
  por_que_no: z.nullable(z.enum(NOT_CANCELLED)),
  /** Goes back to the client, and to which cards. */
  devuelve: mxn,
  tarjetas: z.array(z.object({ pago: z.number(), tarjeta: z.nullable(card), monto: mxn })),
  /** Goes to the professional, after the fee. */
  recibe: mxn,
  /** Of what was released before, after the fee: what the professional keeps. */
  conserva: mxn,
  /** Will no longer be charged. */
  sin_cobrar: mxn,
  /** What the platform earned with it and what the provider took for it, as far as it is booked. */
  comision: mxn,
  costo: mxn,
});
export type Cancelling = z.infer<typeof cancelling>;

const project = z.object({
  id: z.number(),
  estado: z.enum(ESTADOS),
  version: z.number(),
  titulo: z.string(),
  descripcion: z.string(),
  ...standing,
  client: person,
  author: person,
  categoria: z.string(),
  ciudad: z.string(),
  lugar: z.string(),
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  /** The request that it answers; null without one. */
  solicitud: z.nullable(z.number()),
  precio: z.nullable(mxn),
  pagado: mxn,
  liberado: mxn,
  /** Of what was released, after the fee. */
  neto: mxn,
  retenido: mxn,
  devuelto: mxn,
  /** As much of that as did not reach the card. */
  por_devolver: mxn,
  /** Of the price, accepted additional services that are not paid. */
  adicional_por_pagar: mxn,
  tarifa: fee,
  createAt: instant,
  movido: instant,
  /** Since when it holds money without a pause. */
  retenido_desde: z.nullable(instant),
  /** The next transition by the clock. */
  vence: z.nullable(z.object({ estado: z.enum(ESTADOS), at: instant })),
  responsable: assigneeSince,
  turno: z.object({ who: z.enum(TURN_HOLDERS) }),
  eventos: z.array(
    z.object({
      evento: z.enum(PROJECT_EVENTS),
      quien: z.enum(['cliente', 'profesional', 'equipo', 'sistema']),
      /** Who of the team it was, by name; else null. */
      por: z.nullable(named),
      monto: z.nullable(mxn),
      detalle: z.string(),
      createAt: instant,
    }),
  ),
  /** What was charged, the oldest first. */
  pagos: z.array(
    z.object({
      id: z.number(),
      id_payment: z.string(),
      value: mxn,
      tarjeta: z.nullable(card),
      settledAt: instant,
      /** What of it goes back, or went, and how far that is. */
      devoluciones: z.array(z.object({ monto: mxn, estado: z.enum(REFUND_STATES) })),
    }),
  ),
  /** Its movements in the books, the newest first, each entry a debit or a credit. */
  movimientos: z.array(
    z.object({
      id: z.number(),
      nombre: z.string(),
      createAt: instant,
      ocurrio_at: z.nullable(instant),
      pago: z.nullable(z.number()),
      asientos: z.array(z.object({ nombre: z.string(), cargo: mxn, abono: mxn })),
    }),
  ),
  /** Whether there are older ones. */
  mas_movimientos: z.boolean(),
  disputas: z.array(z.object({ id: z.number(), createAt: instant, abierta: zeroOrOne })),
  contracargos: z.array(
    z.object({ id: z.number(), monto: mxn, createAt: instant, abierto: zeroOrOne }),
  ),
  casos: z.array(
    z.object({ id: z.number(), causa: z.enum(CASE_CAUSES), createAt: instant, abierto: zeroOrOne }),
  ),
  ...reminding,
  cancelar: cancelling,
});
export type TeamProject = z.infer<typeof project>;

/** One project with its story, its money and what cancelling it now would move; the audit log records each opening. */
export const getProject = call({
  path: '/admin/projects/get_project.php',
  access,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({ proyecto: project }),
  errors: ['project_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo el proyecto', network: 'Error al cargar el proyecto' },
});
