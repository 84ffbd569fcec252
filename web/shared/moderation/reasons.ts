import type { ReportReason } from '#domain/moderation/reports.ts';

/** The name of each reason of a report, for the reporter and for the team. */
export const REASON_WORDS: Record<ReportReason, string> = {
  spam: 'Spam o publicidad',
  trato_ofensivo: 'Trato ofensivo',
  pago_por_fuera: 'Pide pagar por fuera de Maestros',
  fraude: 'Fraude o engaño',
  otro: 'Otro motivo',
};
