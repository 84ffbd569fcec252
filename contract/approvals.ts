/** Actions of the team that wait for a second person (4 §F). */
import * as z from 'zod/mini';
import { PERMISSIONS } from '#domain/administrators/permissions.ts';
import {
  APPROVAL_KINDS,
  APPROVAL_LINES,
  APPROVAL_OBJECTS,
  APPROVAL_STATES,
  type ApprovalLine,
  type ApprovalState,
} from '#domain/approvals/approvals.ts';
import * as amounts from './amount-fields.ts';
import { call, EVERYDAY, MONEY } from './call.ts';
import * as f from './fields.ts';
import { following } from './paging.ts';
import { instant, mxn, named } from './view-parts.ts';

const admin = ['admin'] as const;

const approval = z.object({
  id: z.number(),
  /** What was asked for. */
  tipo: z.enum(APPROVAL_KINDS),
  /** What it moves; null for a deletion. */
  monto: z.nullable(mxn),
  objetos: z.array(
    z.object({ tipo: z.enum(APPROVAL_OBJECTS), id: z.string(), nombre: z.string() }),
  ),
  /** What exactly will happen; once it has ended, what was asked for, without naming anybody. */
  lineas: z.array(
    z.object({
      que: z.enum(Object.keys(APPROVAL_LINES) as ApprovalLine[]),
      texto: z.string(),
      monto: z.nullable(mxn),
    }),
  ),
  /** The reason of who asked; '' where the action takes none. */
  motivo: z.string(),
  pide: named,
  createAt: instant,
  vence_at: instant,
  /** Any one of these is needed to decide. */
  permisos: z.array(z.enum(PERMISSIONS)),
  /** Whether who asked could still do it; else nobody can approve it. */
  respaldo: z.boolean(),
  estado: z.enum(Object.keys(APPROVAL_STATES) as ApprovalState[]),
  /** How it ended; null while it waits. */
  fin: z.nullable(
    z.object({
      createAt: instant,
      /** Who ended it; null where nobody did. */
      por: z.nullable(z.string()),
      motivo: z.string(),
    }),
  ),
});
export type Approval = z.infer<typeof approval>;

const limits = z.object({
  /** Grows with each change; 0 for those of the beginning. */
  version: z.number(),
  pagos: mxn,
  decisiones: mxn,
  desde: instant,
  /** Who decided them; null for those of the beginning. */
  autor: z.nullable(z.string()),
  motivo: z.string(),
  /** Those before them; null for those of the beginning. */
  anterior: z.nullable(z.object({ pagos: mxn, decisiones: mxn })),
});
export type Limits = z.infer<typeof limits>;

/** What waits, the oldest first, at most 100; what has ended, the newest first, 20 at a time; and the limits in force. */
export const getApprovals = call({
  path: '/admin/approvals/get_approvals.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    /** The `siguiente` of the page before. */
    despues: z.optional(f.id),
  }),
  output: z.object({
    en_espera: z.array(approval),
    terminadas: z.array(approval),
    ...following(z.number()),
    limites: limits,
  }),
  errors: [],
  limit: EVERYDAY,
  texts: {
    failed: 'No se obtuvo lo que espera a otra persona',
    network: 'Error al cargar lo que espera a otra persona',
  },
});

const ended = ['approval_not_found', 'approval_ended'] as const;

/**
 * Does what somebody else of the team asked for, once, as they would have: by whoever may do that. What can no longer be
 * done ends without effect. Repeating it changes nothing.
 */
export const approve = call({
  path: '/admin/approvals/approve.php',
  access: admin,
  permission: ['finanzas', 'soporte'],
  fresh: true,
  input: z.object({ id: f.id }),
  output: z.object({}),
  errors: [
    ...ended,
    'approval_own',
    'approval_unbacked',
    'approval_void',
    'account_payment_open',
    'payment_pending',
    'payment_provider_unreachable',
  ],
  limit: MONEY,
  texts: {
    failed: 'No se aprobó',
    network: 'No sabemos si se hizo: se perdió la respuesta. Míralo en «Lo último».',
  },
});

/** Refuses what somebody else asked for; they read why. Repeating it changes nothing. */
export const reject = call({
  path: '/admin/approvals/reject.php',
  access: admin,
  permission: ['finanzas', 'soporte'],
  fresh: true,
  input: z.object({ id: f.id, motivo: f.requiredText('Escribe por qué no.', 500) }),
  output: z.object({}),
  errors: [...ended, 'approval_own'],
  limit: MONEY,
  texts: { failed: 'No se rechazó', network: 'Error al rechazar' },
});

/** Takes back what one asked for. Repeating it changes nothing. */
export const withdraw = call({
  path: '/admin/approvals/withdraw.php',
  access: admin,
  permission: ['finanzas', 'soporte'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({}),
  errors: [...ended, 'approval_not_own'],
  limit: MONEY,
  texts: { failed: 'No se retiró', network: 'Error al retirar' },
});

/** Changes above what nobody acts alone, from now on; to raise it needs a second owner. */
export const setLimits = call({
  path: '/admin/approvals/set_limits.php',
  fourEyes: 'limites',
  access: admin,
  permission: ['dueño'],
  fresh: true,
  input: z.object({
    pagos: amounts.amount,
    decisiones: amounts.amount,
    motivo: f.requiredText('Escribe el motivo.', 500),
  }),
  output: z.object({ limites: limits }),
  errors: [],
  limit: MONEY,
  texts: { failed: 'No se guardaron los límites', network: 'Error al guardar los límites' },
});

/**
 * Puts the limits before those of `version` in force again; what that raises needs a second owner. Undoing that brings the
 * change back. Repeating it changes nothing.
 */
export const undoLimits = call({
  path: '/admin/approvals/undo_limits.php',
  fourEyes: 'limites',
  access: admin,
  permission: ['dueño'],
  fresh: true,
  input: z.object({
    /** The version that was looked at: what somebody else changed since is not undone. */
    version: z.int('Falta la versión.').check(z.nonnegative('La versión no es válida.')),
    motivo: f.requiredText('Escribe el motivo.', 500),
  }),
  output: z.object({ limites: limits }),
  errors: ['setting_changed', 'setting_unchanged'],
  limit: MONEY,
  texts: { failed: 'No se deshizo el cambio', network: 'Error al deshacer el cambio' },
});
