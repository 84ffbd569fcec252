/** Projects that the team has to look at (4 §D): why, and what was decided. */
import * as z from 'zod/mini';
import { CASE_CAUSES, CASE_DECISIONS, CASE_FILTERS, NOT_RETURNED } from '#domain/cases/cases.ts';
import { ESTADOS } from '#domain/projects/graph.ts';
import { call, EVERYDAY, MONEY } from './call.ts';
import * as f from './fields.ts';
import { following } from './paging.ts';
import { instant, mxn, overview, standing } from './view-parts.ts';

const admin = ['admin'] as const;
const texts = { failed: 'No se obtuvieron los casos', network: 'Error al cargar los casos' };

const one = z.object({
  id: z.number(),
  causa: z.enum(CASE_CAUSES),
  /** Why it was opened, in a sentence. */
  por_que: z.string(),
  /** Since when its cause stood when it was opened. */
  desde: instant,
  createAt: instant,
  id_proposal: z.number(),
  estado: z.enum(ESTADOS),
  version: z.number(),
  ...overview,
  /** Since when it holds money without a pause; null when it holds none. */
  retenido_desde: z.nullable(instant),
  /** How it was closed; null while it is open. */
  cierre: z.nullable(
    z.object({
      createAt: instant,
      /** Null where its cause went away without the team. */
      decision: z.nullable(z.enum(CASE_DECISIONS)),
      /** The reason of who decided, or what ended its cause. */
      motivo: z.string(),
      /** The name of who decided. */
      por: z.nullable(z.string()),
    }),
  ),
});
export type Case = z.infer<typeof one>;

/** Cases, 20 at a time: open ones the oldest first, closed ones the newest first; how many of each cause are open. */
export const getCases = call({
  path: '/admin/cases/get_cases.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    estado: z.optional(z.enum(['abiertos', 'cerrados'])),
    /** `sin_disputa`: every other one than `disputa`. */
    causa: z.optional(z.enum(CASE_FILTERS)),
    /** The `siguiente` of the page before. */
    despues: z.optional(f.id),
  }),
  output: z.object({
    casos: z.array(one),
    ...following(z.number()),
    abiertos: z.array(z.object({ causa: z.enum(CASE_CAUSES), casos: z.number() })),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/**
 * One case, and what the team can decide now: `devolver` by `cancel_proposal.php` with its
 * `case_id`, `repartir` by `resolve_dispute.php`,
 * `seguir` by `close_case.php`. The first two close each case whose cause is gone by that.
 */
export const getCase = call({
  path: '/admin/cases/get_case.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({
    caso: one,
    /** Where its project stands. */
    proyecto: z.object({ estado: z.enum(ESTADOS), pagado: mxn, ...standing }),
    /** The dispute that has to be ruled on, or that this was a case of; null where there is none. */
    disputa: z.nullable(z.number()),
    /** Of what was released, after the fee, what its author was not charged for losses. */
    conserva: mxn,
    /** Lost of what was released, and not decided yet who bears it. */
    por_decidir: mxn,
    decisiones: z.array(z.enum(CASE_DECISIONS)),
    /** Why `devolver` is none of them; null where it is one. */
    sin_devolver: z.nullable(z.enum(NOT_RETURNED)),
  }),
  errors: ['case_not_found'],
  limit: EVERYDAY,
  texts,
});

/** Closes a case and lets its project go on, with a reason; refused where held money has to be decided on. */
export const closeCase = call({
  path: '/admin/cases/close_case.php',
  access: admin,
  permission: ['soporte'],
  fresh: false,
  input: z.object({
    case_id: f.id,
    motivo: f.requiredText('Escribe por qué puede seguir su curso.', 500),
  }),
  output: z.object({}),
  errors: ['case_not_found', 'case_closed', 'case_needs_decision'],
  limit: MONEY,
  texts: { failed: 'No se cerró el caso', network: 'Error al cerrar el caso' },
});
