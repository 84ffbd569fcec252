import * as z from 'zod/mini';
import * as f from './fields.ts';
import type { AccountState } from '#domain/accounts/account-state.ts';
import { REPORT_REASONS, REPORT_TEXT_MAX } from '#domain/moderation/reports.ts';
import { call, EVERYDAY } from './call.ts';
import { rol } from './views.ts';

/** The team is not blocked and does not block: it reads reports. */
const people = ['client', 'professional'] as const;

/** What a message is refused with, by whose block it is. */
export const CLOSED_BY = { mio: 'person_blocked', suyo: 'conversation_closed' } as const;

/** Why nobody can write to, or agree on something with, an account that stands so; null when they can. */
export const UNAVAILABLE = {
  activa: null,
  suspendida: 'person_suspended',
  eliminada: 'person_deleted',
} as const satisfies Record<AccountState, string | null>;

/**
 * From then on neither of the two can send the other messages, requests or proposals; a project that
 * is open goes on. Blocking somebody twice changes nothing.
 */
export const blockPerson = call({
  path: '/chat/block_person.php',
  access: people,
  input: z.object({ other_key: f.keylogin }),
  output: z.object({}),
  errors: ['recipient_not_found', 'person_is_self', 'person_is_team'],
  limit: { by: 'account', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se pudo bloquear', network: 'Error al bloquear' },
});

/** Takes one's own block back; the other's stays. */
export const unblockPerson = call({
  path: '/chat/unblock_person.php',
  access: people,
  input: z.object({ other_key: f.keylogin }),
  output: z.object({}),
  errors: ['recipient_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se pudo desbloquear', network: 'Error al desbloquear' },
});

/** What the report's form sends besides whom it is about. */
export const reportFields = z.object({
  motivo: z.enum(REPORT_REASONS, 'Elige un motivo.'),
  texto: z.optional(f.optionalText(REPORT_TEXT_MAX)),
});

/**
 * Tells the team of a person, who never learns of it. With the same `client_id`, sending again changes
 * nothing.
 */
export const reportPerson = call({
  path: '/chat/report_person.php',
  access: people,
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

/** Reports of people that nobody has attended to, newest first, a page at a time. */
export const getReports = call({
  path: '/admin/reports/get_reports.php',
  access: admin,
  input: z.object({
    /** Only reports before this id: the page below. */
    antes: z.optional(f.id),
  }),
  output: z.object({
    reports: z.array(
      z.object({
        id: z.number(),
        /** Who reported, and whom. */
        de: person,
        sobre: person,
        motivo: z.enum(REPORT_REASONS),
        texto: z.string(),
        /** The message it is about; null without one. */
        mensaje: z.nullable(z.string()),
        createAt: z.string(),
      }),
    ),
    hay_mas: z.boolean(),
    /** How many are open, at most 100. */
    abiertas: z.number(),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron las denuncias', network: 'Error al cargar las denuncias' },
});

/** Marks a report as attended to, with who and when; again it changes nothing. */
export const closeReport = call({
  path: '/admin/reports/close_report.php',
  access: admin,
  input: z.object({ report_id: f.id }),
  output: z.object({}),
  errors: ['report_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se actualizó la denuncia', network: 'Error al actualizar la denuncia' },
});
