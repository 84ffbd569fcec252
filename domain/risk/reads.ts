import type { AuditAction } from '../audit/audit.ts';

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
