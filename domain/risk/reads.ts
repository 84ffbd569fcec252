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

/** What a list's first page counts. Those who work see many of them; whoever collects people goes on from page to page. */
const FIRST_PAGE = 1 / 8;

/** What a file counts: as many people stand in it as on many pages. */
const FILE = 20;

/**
 * How much a reading counts beside others: 1, a file twenty, or of a list's first page, which says in the log neither a page nor
 * what it follows, an eighth.
 */
export const weightOf = (
  action: string,
  asked: Readonly<Record<string, unknown>> | null,
): number => {
  if (action.startsWith('descargar_')) return FILE;
  const isList = (LIST_READS as readonly string[]).includes(action);
  return isList && !asked?.['page'] && !asked?.['tras'] ? FIRST_PAGE : 1;
};
