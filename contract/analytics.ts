import * as z from 'zod/mini';
import { call, EVERYDAY } from './call.ts';
import * as f from './fields.ts';
import { mxn } from './views.ts';

const admin = ['admin'] as const;

/** Days beyond these were mistyped, and calendars count them differently. */
const day = f.optionalDate.check(
  z.refine(
    (value) => value === null || (value >= '2000-01-01' && value <= '2100-12-31'),
    'Elige una fecha entre 2000 y 2100.',
  ),
);

const input = z
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
/** The most first, at most 500 of them. */
const rank = z.array(z.object({ nombre: z.string(), total: count }));
/** Cities of the same name lie in several states. */
const cities = z.array(z.object({ nombre: z.string(), estado: z.string(), total: count }));
const average = z.object({ avg_rating: z.number(), avg_chars: z.number() });

/**
 * A report of whole Mexican days, both ends included (2 §7). Its metrics stand under `metrics` and, by
 * the names of the specification, also beside it.
 */
const report = <Path extends string, M extends z.core.$ZodShape, T extends z.core.$ZodShape>(
  name: Path,
  metrics: M,
  totals: T,
) =>
  call({
    path: `/admin/reportes/${name}.php`,
    access: admin,
    input,
    output: z.object({
      ...metrics,
      metrics: z.object(metrics),
      totales: z.object(totals),
      /** The same sums of the period of the same length just before. */
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
    /** Of professionals, by the index of their level. */
    by_nivel: z.object({ 0: count, 1: count, 2: count, 3: count }),
    /** Of professionals, by their main profession. */
    by_profesion: rank,
    by_estado: rank,
    by_ciudad: cities,
  },
  { cuentas: count, clientes: count, profesionales: count },
);

/** Messages between clients and professionals; neither the system's nor the team's. */
export const mensajes = report(
  'mensajes',
  {
    promedio_caracteres: z.number(),
    /** Unread (0) and read (1) by now. */
    by_seen: z.object({ 0: count, 1: count }),
    by_direction: z.object({ cliente_a_profesional: count, profesional_a_cliente: count }),
  },
  { mensajes: count, promedio_caracteres: z.number() },
);

/** Proposals that were begun, by the state they are in now. */
export const propuestas = report(
  'propuestas',
  {
    propuestas_por_estado: counts,
    total_propuestas: count,
    /** MXN, of those that name a price. */
    precio_promedio: mxn,
    pro_profesional_estado: rank,
    pro_profesional_ciudad: cities,
    pro_profesional_profesion: rank,
  },
  { propuestas: count, finalizadas: count, precio_promedio: mxn },
);

/** What was paid to the platform, or tried to: projects and memberships; payouts are no part of it. */
export const pagos = report(
  'pagos',
  {
    pagos_por_tipo: z.object({ proyecto: count, membresia: count }),
    /** By the provider's word for where the payment is. */
    pagos_por_status: counts,
    /** MXN, of those that were paid. */
    precio_promedio: mxn,
  },
  { pagos: count, pagados: count, monto: mxn, precio_promedio: mxn },
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

/** Notifications to clients (1) and professionals (2), by what they tell of and to whom. */
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
