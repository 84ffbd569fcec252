/** The business at a glance (4 §F): what happened by days, weeks or months, what it brought, and what is held and owed now. */
import * as z from 'zod/mini';
import { COHORT_KINDS } from '#domain/business/cohorts.ts';
import { DEMAND_DAYS, DEMAND_PLACES, DEMAND_VERDICTS } from '#domain/business/demand.ts';
import { UNITS } from '#domain/business/periods.ts';
import { call, EVERYDAY } from './call.ts';
import * as f from './fields.ts';
import { mxn } from './view-parts.ts';

/** Dates outside this range are typing errors. */
const day = f.optionalDate.check(
  z.refine((value) => value === null || (value >= '2020-01-01' && value <= '2100-12-31'), {
    error: 'Elige una fecha entre 2020 y 2100.',
    abort: true,
  }),
);

const count = z.number();
/** Days `YYYY-MM-DD` of Mexico City, both included. */
const days = { desde: z.string(), hasta: z.string() };

const happened = {
  /** Requests that were sent. */
  solicitudes: count,
  /** Proposals by the day on which they were first sent, accepted, wholly paid for the first time, and finalized. */
  propuestas: count,
  aceptadas: count,
  pagadas: count,
  finalizadas: count,
  /** The prices of those that were finalized. */
  finalizado: mxn,
  /** Minutes in which half of the requests that were answered had their first answer; null where none was. */
  respuesta: z.nullable(count),
  /** Card payments for projects that arrived. */
  cobrado: mxn,
  comision: mxn,
  membresias: mxn,
  /** What the provider took, what chargebacks cost, and what the platform lost: all as positive amounts. */
  costo: mxn,
  contracargos: mxn,
  perdidas: mxn,
  /** Fees and memberships less these three, as in the accounting. */
  neto: mxn,
  /** The tax on the provider's costs, which can be credited and so is no part of them. */
  iva: mxn,
};

/**
 * The business of some days; without them the last twelve units that are over, and the running one. Days that are over are
 * counted once, an hour after midnight; those since then from what is there now.
 */
export const getBusiness = call({
  path: '/admin/business/get_business.php',
  access: ['admin'],
  permission: ['lectura'],
  fresh: false,
  input: z
    .object({
      desde: z._default(day, null),
      hasta: z._default(day, null),
      por: z.enum(UNITS),
    })
    .check(
      z.refine(({ desde, hasta }) => desde === null || hasta === null || desde <= hasta, {
        message: 'La fecha final no puede ser anterior a la inicial.',
        path: ['hasta'],
      }),
    ),
  output: z.object({
    ...days,
    periodos: z.array(z.object({ ...days, ...happened })),
    totales: z.object(happened),
    /** The same for as many days before. */
    antes: z.object({ ...days, ...happened }),
    /** Now: what is held for projects, for how many, and what is owed to professionals and to cards. */
    hoy: z.object({
      protegido: mxn,
      proyectos: count,
      profesionales: mxn,
      tarjetas: mxn,
    }),
  }),
  errors: ['range_too_long'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo el negocio', network: 'Error al cargar el negocio' },
});

/**
 * Supply and demand by trade and place (4 §F): requests of the last days up to today, how many of them a proposal answered, and
 * who is there now to do them; the widest gap first. Of the 100 trades and places with the most requests.
 */
export const getDemand = call({
  path: '/admin/business/get_demand.php',
  access: ['admin'],
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    dias: z.pipe(z.transform(f.wholeNumber), z.literal([...DEMAND_DAYS], 'Elige 30 o 90 días.')),
    por: z.enum(DEMAND_PLACES, 'Elige ciudad o estado.'),
  }),
  output: z.object({
    ...days,
    lugares: z.array(
      z.object({
        categoria: z.string(),
        estado: z.string(),
        /** '' by state, and where requests name no city. */
        ciudad: z.string(),
        solicitudes: count,
        con_propuesta: count,
        /** Validated professionals whom a search of the trade in the place finds; at most 1,000 are counted. */
        profesionales: count,
        que_hacer: z.enum(DEMAND_VERDICTS),
      }),
    ),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo la oferta y la demanda', network: 'Error al cargar la oferta' },
});

/**
 * Whether people come back (4 §F): clients by the month in which they first paid a project, of whom some paid another one; and
 * professionals by the month in which they were validated, of whom some finalized a second project. The last 13 months that are
 * over, the newest first; a month is counted once, an hour after its end.
 */
export const getCohorts = call({
  path: '/admin/business/get_cohorts.php',
  access: ['admin'],
  permission: ['lectura'],
  fresh: false,
  input: z.object({ quien: z.enum(COHORT_KINDS, 'Elige clientes o profesionales.') }),
  output: z.object({
    cohortes: z.array(
      z.object({
        /** `YYYY-MM` */
        mes: z.string(),
        personas: count,
        /** How many had come back by the end of so many months after that one; null while that is not over. */
        volvieron: z.array(z.object({ meses: count, total: z.nullable(count) })),
      }),
    ),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo quién regresa', network: 'Error al cargar quién regresa' },
});
