/** What waits for the team, of all kinds, in one queue by how urgent it is (4 §F). */
import * as z from 'zod/mini';
import { CHOSEN_AT_ONCE, QUEUE_KINDS } from '#domain/queue/queue.ts';
import { call, EVERYDAY } from './call.ts';
import * as f from './fields.ts';
import { following } from './paging.ts';
import { instant, mxn, named } from './view-parts.ts';

const admin = ['admin'] as const;

/** Which one of its kind: the key of an account for `validacion` and `eliminacion`, else a number. */
const clave = f.requiredText('Falta el caso.', 60);
const kind = z.enum(QUEUE_KINDS, { error: 'Falta de qué es el caso.' });

/** Whose cases: one's own, those of nobody, or of somebody with this key. */
const whose = z.union([z.enum(['mias', 'nadie']), f.keylogin]);

const item = z.object({
  tipo: kind,
  clave: z.string(),
  /** The person or the project that it is about. */
  titulo: z.string(),
  /** What else tells it from others: a trade and a place, a reason, the cause. */
  detalle: z.string(),
  /** What is at stake; null where no money is. */
  monto: z.nullable(mxn),
  /** Since when it waits, and until when it should be decided. */
  desde: instant,
  limite: instant,
  /** Who of the team looks after it. Of what is about a project, whoever looks after that. */
  responsable: z.nullable(named),
});
export type QueueItem = z.infer<typeof item>;

/**
 * A page of 20, the most urgent first, and how many of each kind wait (counted up to 100). Of chosen ones (`claves`) all that still
 * wait come at once.
 */
export const getQueue = call({
  path: '/admin/queue/get_queue.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z
    .object({
      tipo: z.optional(kind),
      responsable: z.optional(whose),
      /** Only this one of `tipo`: none once it was decided. */
      clave: z.optional(clave),
      /** Only these of `tipo`, as far as they still wait. */
      claves: z.optional(
        z
          .array(clave, 'Elige los casos.')
          .check(
            z.minLength(1, 'Elige los casos.'),
            z.maxLength(CHOSEN_AT_ONCE, `Elige como máximo ${CHOSEN_AT_ONCE} casos.`),
          ),
      ),
      /** The `siguiente` of the page before. */
      despues: z.optional(
        f
          .optionalText(60)
          .check(z.regex(/^(\d{1,17}\.[a-z]+\.\d{1,19})?$/, 'Esa página no existe.')),
      ),
    })
    .check(
      z.refine(({ tipo, claves }) => tipo !== undefined || claves === undefined, {
        error: 'Falta de qué son los casos.',
        path: ['tipo'],
      }),
    ),
  output: z.object({
    casos: z.array(item),
    ...following(z.string()),
    /** How many wait of each kind, of those whose they are. */
    abiertos: z.array(z.object({ tipo: kind, casos: z.number() })),
    /** How chosen validations stand; null where none were asked for. */
    elegidas: z.nullable(
      z.object({ pendientes: z.number(), validadas: z.number(), rechazadas: z.number() }),
    ),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los casos', network: 'Error al cargar los casos' },
});

/**
 * Takes a case, gives it to somebody of the team or, without `a`, releases it. `antes` is whose it was on the screen: of two who
 * take it at once, the second is told of the first. What is about a project goes with the project.
 */
export const assignCase = call({
  path: '/admin/queue/assign_case.php',
  access: admin,
  permission: ['soporte', 'finanzas', 'moderación'],
  fresh: false,
  input: z.object({
    tipo: kind,
    clave,
    a: z.optional(z.union([f.keylogin, z.literal('')])),
    antes: z.optional(z.union([f.keylogin, z.literal('')])),
  }),
  output: z.object({ responsable: z.nullable(named) }),
  errors: ['queue_item_gone', 'assignee_not_found', 'assignee_changed', 'risk_own', 'risk_about'],
  limit: EVERYDAY,
  texts: { failed: 'No se asignó el caso', network: 'Error al asignar el caso' },
});
