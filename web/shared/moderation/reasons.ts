import type { ReportReason } from '#domain/moderation/reports.ts';

/** What each reason of a report is called, for who reports and for who reads it. */
export const REASON_WORDS: Record<ReportReason, string> = {
  spam: 'Spam o publicidad',
  trato_ofensivo: 'Trato ofensivo',
  pago_por_fuera: 'Pide pagar por fuera de Maestros',
  fraude: 'Fraude o engaño',
  otro: 'Otro motivo',
};
