import * as z from 'zod/mini';
import * as f from './fields.ts';
import type { AccountState } from '#domain/accounts/account-state.ts';
import {
  REPORT_ACTIONS,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
} from '#domain/moderation/reports.ts';
import { call, DOWNLOAD, EVERYDAY } from './call.ts';
import { rowsAsked } from './paging.ts';
import { instant } from './view-parts.ts';
import { rol } from './views.ts';

/** The team neither blocks nor is blocked: it reads reports. */
const people = ['client', 'professional'] as const;

/** The error code that refuses a message, by who blocked whom (decisions §4). */
export const CLOSED_BY = { mio: 'person_blocked', suyo: 'conversation_closed' } as const;

/** The error code why others cannot deal with an account in this state (decisions §2); null when they can. */
export const UNAVAILABLE = {
  activa: null,
  suspendida: 'person_suspended',
  eliminada: 'person_deleted',
} as const satisfies Record<AccountState, string | null>;

/**
 * Blocks somebody: neither of the two can send the other messages, requests or proposals; an open project
 * continues. Blocking twice changes nothing.
 */
export const blockPerson = call({
  path: '/chat/block_person.php',
  access: people,
  fresh: false,
  input: z.object({ other_key: f.keylogin }),
  output: z.object({}),
  errors: ['recipient_not_found', 'person_is_self', 'person_is_team'],
  limit: { by: 'account', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se pudo bloquear', network: 'Error al bloquear' },
});

/** Removes one's own block; a block by the other person stays. */
export const unblockPerson = call({
  path: '/chat/unblock_person.php',
  access: people,
  fresh: false,
  input: z.object({ other_key: f.keylogin }),
  output: z.object({}),
  errors: ['recipient_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se pudo desbloquear', network: 'Error al desbloquear' },
});

/** The fields of the report form. */
export const reportFields = z.object({
  motivo: z.enum(REPORT_REASONS, 'Elige un motivo.'),
  texto: z.optional(f.optionalText(REPORT_TEXT_MAX)),
});

/**
 * Reports a person to the team; the person is not notified. Repeated with the same `client_id`, it changes
 * nothing.
 */
export const reportPerson = call({
  path: '/chat/report_person.php',
  access: people,
  fresh: false,
  input: z.object({
    other_key: f.keylogin,
    ...reportFields.shape,
    /** A message between the two that the report is about. */
    id_mensaje: z.optional(f.id),
    client_id: f.clientId,
  }),
  output: z.object({}),
  errors: ['recipient_not_found', 'person_is_self', 'message_not_found', 'reports_too_many'],
  limit: { by: 'account', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se pudo enviar el reporte', network: 'Error al enviar el reporte' },
});

const admin = ['admin'] as const;

const person = z.object({ keylogin: z.string(), nombre: z.string(), rol });

const report = z.object({
  id: z.number(),
  /** Who reported, and whom. */
  de: person,
  sobre: person,
  motivo: z.enum(REPORT_REASONS),
  texto: z.string(),
  /** The message it is about; null without one. */
  mensaje: z.nullable(z.string()),
  createAt: z.string(),
  /** Who attended to it, when, what they did (null of those of before) and what they noted; null while it is open. */
  atendida: z.nullable(
    z.object({
      por: z.string(),
      createAt: instant,
      accion: z.nullable(z.enum(REPORT_ACTIONS)),
      nota: z.string(),
    }),
  ),
});
export type Report = z.infer<typeof report>;

const estado = z.optional(z.enum(['abiertas', 'atendidas']));

/**
 * Open reports of people, or those that were attended to, newest first, a page at a time; with `persona` all about one of them,
 * with `id` the one.
 */
export const getReports = call({
  path: '/admin/reports/get_reports.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    /** Only reports before this id: older ones. */
    antes: z.optional(f.id),
    persona: z.optional(f.keylogin),
    id: z.optional(f.id),
    estado,
    cuantos: rowsAsked,
  }),
  output: z.object({
    reports: z.array(report),
    hay_mas: z.boolean(),
    /** How many are open, at most 100. */
    abiertas: z.number(),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron las denuncias', network: 'Error al cargar las denuncias' },
});

/** The newest 2,000 reports that are open, or that were attended to, for a file; the download is recorded. */
export const exportReports = call({
  path: '/admin/reports/export_reports.php',
  access: admin,
  permission: ['lectura'],
  fresh: true,
  input: z.object({ estado }),
  output: z.object({
    reports: z.array(report),
    /** Whether there are more. */
    hay_mas: z.boolean(),
  }),
  errors: [],
  limit: DOWNLOAD,
  texts: { failed: 'No se descargaron las denuncias', network: 'Error al descargar las denuncias' },
});

/**
 * Marks a report as attended to, by whom, when, and with what was done about it; repeating it changes nothing. Whoever
 * says something else than the one before is told of that one.
 */
export const closeReport = call({
  path: '/admin/reports/close_report.php',
  access: admin,
  permission: ['soporte', 'moderación'],
  fresh: false,
  input: z
    .object({
      report_id: f.id,
      accion: z.enum(REPORT_ACTIONS, { error: 'Elige qué se hizo.' }),
      nota: z.optional(f.optionalText(REPORT_NOTE_MAX)),
    })
    .check(
      z.refine(({ accion, nota }) => accion !== 'otra' || Boolean(nota), {
        message: 'Escribe qué se hizo.',
        path: ['nota'],
      }),
    ),
  output: z.object({}),
  errors: ['report_not_found', 'report_closed'],
  limit: EVERYDAY,
  texts: { failed: 'No se actualizó la denuncia', network: 'Error al actualizar la denuncia' },
});
