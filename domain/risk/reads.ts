import type { AuditAction } from '../audit/audit.ts';

/** Lists that show people's data, each page of which is a reading. */
export const LIST_READS = [
  'listar_pagos',
  'listar_pagos_a_profesionales',
  'listar_proyectos',
  'listar_solicitudes',
  'listar_disputas',
  'listar_contracargos',
  'listar_denuncias',
  'listar_validaciones',
  'listar_resenas',
  'listar_avisos',
] as const satisfies readonly AuditAction[];
export type ListRead = (typeof LIST_READS)[number] | 'listar_cuentas';

/**
 * One thing that was opened; the same once in five minutes. What a screen opens beside an account or a project is of these too,
 * and counts with it.
 */
export const SINGLE_READS = [
  'leer_notas',
  'leer_notas_de_proyecto',
  'ver_documentos',
  'ver_pago',
  'ver_resena',
  'ver_caso',
  'ver_riesgo',
] as const satisfies readonly AuditAction[];
export type SingleRead = (typeof SINGLE_READS)[number];

/** What of the audit log is a reading of people's data: IDs, conversations, accounts, lists, searches and downloads (4 §I). */
export const READS = [
  'ver_identificacion',
  'leer_conversacion',
  'listar_mensajes',
  'ver_cuenta',
  'ver_solicitud',
  'ver_proyecto',
  'ver_contracargo',
  'ver_disputa',
  'buscar',
  'listar_cuentas',
  ...LIST_READS,
  ...SINGLE_READS,
  'descargar_cuentas',
  'descargar_mensajes',
  'descargar_proyectos',
  'descargar_solicitudes',
  'descargar_resenas',
  'descargar_disputas',
  'descargar_contracargos',
  'descargar_denuncias',
  'descargar_pagos',
  'descargar_contabilidad',
  'descargar_pagos_a_profesionales',
  'descargar_auditoria',
] as const satisfies readonly AuditAction[];

/** Whether an action is one of them. */
export const isRead = (action: AuditAction): boolean =>
  (READS as readonly AuditAction[]).includes(action);

/** The same list, search or thing within this time is one reading, milliseconds: paging, and going back to it. */
export const SAME_READING_MS = 5 * 60_000;

/**
 * What a list's first page counts. Those who work see many of them; whoever collects people goes on from page to page. A case
 * counts as much: it names two people, and leads on to what counts whole.
 */
const FIRST_PAGE = 1 / 8;
const CASES: readonly string[] = ['ver_caso', 'ver_riesgo'] satisfies SingleRead[];

/** What a file counts: as many people stand in it as on many pages. */
const FILE = 20;

/**
 * How much a reading counts beside others: 1, a file twenty, or of a list's first page, which says in the log neither a page nor
 * what it follows, an eighth, as of a case.
 */
const weightOf = (action: string, asked: Readonly<Record<string, unknown>> | null): number => {
  if (action.startsWith('descargar_')) return FILE;
  if (CASES.includes(action)) return FIRST_PAGE;
  const isList = (LIST_READS as readonly string[]).includes(action);
  return isList && !asked?.['page'] && !asked?.['tras'] ? FIRST_PAGE : 1;
};

/** A reading as the log has it. */
interface Recorded {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly action: string;
  readonly asked: Readonly<Record<string, unknown>> | null;
  readonly subject: string;
  readonly subjectId: string;
}

/** What one screen opens at once of an account or of a project. */
const OPENED_TOGETHER: readonly string[] = [
  'ver_cuenta',
  'leer_notas',
  'ver_proyecto',
  'leer_notas_de_proyecto',
  'ver_documentos',
] satisfies AuditAction[];

/** Readings with how much each counts; what is opened of the same account or project within five minutes counts once. */
export function weighed(
  reads: readonly Recorded[],
): { readonly at: number; readonly weight: number }[] {
  const counted = new Map<string, number>();
  return [...reads]
    .sort((one, other) => one.at - other.at)
    .map(({ at, action, asked, subject, subjectId }) => {
      if (!OPENED_TOGETHER.includes(action)) return { at, weight: weightOf(action, asked) };
      const key = `${subject}:${subjectId}`;
      const before = counted.get(key);
      if (before !== undefined && at - before < SAME_READING_MS) return { at, weight: 0 };
      counted.set(key, at);
      return { at, weight: 1 };
    });
}
