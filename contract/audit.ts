import * as z from 'zod/mini';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditSubject,
} from '#domain/audit/audit.ts';
import { call, DOWNLOAD, EVERYDAY } from './call.ts';
import * as f from './fields.ts';
import { rowsAsked } from './paging.ts';
import { named } from './view-parts.ts';
import { rol } from './views.ts';

const person = z.object({ keylogin: z.string(), nombre: z.string(), rol });
/** Fields with their values before or after; money in centavos. */
const fields = z.nullable(z.record(z.string(), z.unknown()));

const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[];
const SUBJECTS = Object.keys(AUDIT_SUBJECTS) as AuditSubject[];

const none = (value: unknown) => (value === '' || value === null ? undefined : value);

/** Filters; entries must match all of them. */
const filters = z.object({
  /** Who did it, by keylogin. */
  admin: z.optional(z.pipe(z.transform(none), z.optional(f.keylogin))),
  accion: z.optional(
    z.pipe(z.transform(none), z.optional(z.enum(ACTIONS, 'Elige una acción de la lista.'))),
  ),
  /** The person it is about: keylogin, e-mail, or part of the name. */
  persona: z.optional(f.optionalText(120)),
  /** Days in Mexico City, both included. */
  desde: z.optional(f.optionalDate),
  hasta: z.optional(f.optionalDate),
});

const entry = z.object({
  id: z.number(),
  admin: person,
  /** Who approved it, where it needed a second person (4 §F). */
  aprobo: z.nullable(person),
  accion: z.enum(ACTIONS),
  /** The subject's public id. */
  asunto: z.object({
    tipo: z.enum(SUBJECTS),
    id: z.string(),
    /** The current name of a category or project; null for other subjects. */
    nombre: z.nullable(z.string()),
    /** The payment that a refund or a loss is of; null for other subjects. */
    pago: z.nullable(z.number()),
  }),
  /** The people it is about, with their current names. */
  personas: z.array(person),
  antes: fields,
  despues: fields,
  createAt: z.string(),
});

/** The audit log, newest first, a page at a time (decisions §4, §9). */
export const getAudit = call({
  path: '/admin/audit/get_audit.php',
  access: ['admin'],
  permission: ['lectura'],
  fresh: false,
  input: z.extend(filters, {
    /** Only entries older than the one with this id: the page below. */
    antes: z.optional(f.id),
    cuantos: rowsAsked,
  }),
  output: z.object({
    entradas: z.array(entry),
    hay_mas: z.boolean(),
    /** The choices for `admin`: current and former administrators. */
    administradores: z.array(named),
  }),
  errors: ['audit_person_too_short', 'audit_person_too_many'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo la auditoría', network: 'Error al cargar la auditoría' },
});

/** The newest matching entries, at most 10,000, as a file; the download itself is recorded (decisions §4). */
export const exportAudit = call({
  path: '/admin/audit/export_audit.php',
  access: ['admin'],
  permission: ['lectura'],
  fresh: true,
  input: filters,
  output: z.object({
    entradas: z.array(entry),
    /** Whether older entries match too. */
    hay_mas: z.boolean(),
  }),
  errors: ['audit_person_too_short', 'audit_person_too_many'],
  limit: DOWNLOAD,
  texts: { failed: 'No se descargó la auditoría', network: 'Error al descargar la auditoría' },
});
