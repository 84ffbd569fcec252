import * as z from 'zod/mini';
import { call, EVERYDAY } from './call.ts';
import * as f from './fields.ts';
import { mxn } from './views.ts';

const admin = ['admin'] as const;

/** Dates outside this range are typing errors. */
const day = f.optionalDate.check(
  z.refine((value) => value === null || (value >= '2000-01-01' && value <= '2100-12-31'), {
    error: 'Elige una fecha entre 2000 y 2100.',
    abort: true,
  }),
);

const period = z
  .object({
    searchDateStart: z._default(day, null),
    searchDateEnd: z._default(day, null),
  })
  .check(
    z.refine(
      ({ searchDateStart: start, searchDateEnd: end }) =>
        start === null || end === null || start <= end,
      { message: 'La fecha final no puede ser anterior a la inicial.', path: ['searchDateEnd'] },
    ),
  );

const count = z.number();
const counts = z.record(z.string(), count);
/** The largest counts first, at most 500. */
const rank = z.array(z.object({ nombre: z.string(), total: count }));
/** With the state, because several states have cities of the same name. */
const cities = z.array(z.object({ nombre: z.string(), estado: z.string(), total: count }));
const average = z.object({ avg_rating: z.number(), avg_chars: z.number() });

/**
 * A report over whole days in Mexico City, both ends included (2 §7). Its metrics are under `metrics` and, by
 * the names of the specification, also at the top of the reply.
 */
const report = <
  Path extends string,
  M extends z.core.$ZodShape,
  T extends z.core.$ZodShape,
  I extends z.ZodMiniType = typeof period,
>(
  name: Path,
  metrics: M,
  totals: T,
  input: I = period as z.ZodMiniType as I,
) =>
  call({
    path: `/admin/reportes/${name}.php`,
    access: admin,
    permission: ['lectura'],
    fresh: false,
    input,
    output: z.object({
      ...metrics,
      metrics: z.object(metrics),
      totales: z.object(totals),
      /** The same totals for the period of the same length just before. */
      anterior: z.object(totals),
      /** The days that were counted, `YYYY-MM-DD`. */
      searchDateStart: z.string(),
      searchDateEnd: z.string(),
    }),
    errors: [],
    limit: EVERYDAY,
    texts: { failed: 'No se obtuvieron las métricas', network: 'Error al cargar las métricas' },
  });

/** Accounts that were opened and still exist: clients (1) and professionals (2). */
export const cuentas = report(
  'cuentas',
  {
    by_rol: z.object({ 1: count, 2: count }),
    /** Professionals by the index of their level. */
    by_nivel: z.object({ 0: count, 1: count, 2: count, 3: count }),
    /** Professionals by their main profession. */
    by_profesion: rank,
    by_estado: rank,
    by_ciudad: cities,
  },
  { cuentas: count, clientes: count, profesionales: count },
);

/** Messages between clients and professionals, without those of the system and the team. */
export const mensajes = report(
  'mensajes',
  {
    promedio_caracteres: z.number(),
    /** Unread (0) and read (1) now. */
    by_seen: z.object({ 0: count, 1: count }),
    by_direction: z.object({ cliente_a_profesional: count, profesional_a_cliente: count }),
  },
  { mensajes: count, promedio_caracteres: z.number() },
);

/** Proposals begun in the period, by their state now. */
export const propuestas = report(
  'propuestas',
  {
    propuestas_por_estado: counts,
    total_propuestas: count,
    /** MXN, of those with a price. */
    precio_promedio: mxn,
    pro_profesional_estado: rank,
    pro_profesional_ciudad: cities,
    pro_profesional_profesion: rank,
  },
  { propuestas: count, finalizadas: count, precio_promedio: mxn },
);

/**
 * What was charged for projects and memberships, by the day of the charge; with `intentos`, what was begun in those
 * days and not charged.
 */
export const pagos = report(
  'pagos',
  {
    pagos_por_tipo: z.object({ proyecto: count, membresia: count }),
    /** By the provider's status of the payment. */
    pagos_por_status: counts,
    precio_promedio: mxn,
  },
  { pagos: count, monto: mxn, precio_promedio: mxn },
  z.safeExtend(period, { intentos: z.optional(f.flag) }),
);

const types = <S extends z.ZodMiniType>(value: S) =>
  z.object({ cliente: value, profesional: value });

/** Reviews by who wrote them; places and professions are those of the professional. */
export const reviews = report(
  'reviews',
  {
    reviews_by_type: types(count),
    averages_by_type: types(average),
    reviews_by_rating: z.object({ 0: count, 1: count, 2: count, 3: count, 4: count, 5: count }),
    reviews_by_state: rank,
    reviews_by_city: cities,
    reviews_by_profession: rank,
  },
  { reviews: count, avg_rating: z.number() },
);

/** Notifications to clients (1) and professionals (2), by event and recipient. */
export const notifications = report(
  'notifications',
  {
    notifications_by_role: z.object({ 1: count, 2: count }),
    /** `nombre` is the text without the person's own details. */
    notifications_by_message: z.array(
      z.object({ evento: z.string(), nombre: z.string(), total: count }),
    ),
    notifications_by_state: rank,
    notifications_by_city: cities,
    notifications_by_profession: rank,
  },
  { notifications: count, enviadas: count },
);
