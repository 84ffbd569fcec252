import type { ReportAction, ReportReason } from '#domain/moderation/reports.ts';

/** The name of each reason of a report, for the reporter and for the team. */
export const REASON_WORDS: Record<ReportReason, string> = {
  spam: 'Spam o publicidad',
  trato_ofensivo: 'Trato ofensivo',
  pago_por_fuera: 'Pide pagar por fuera de Maestros',
  fraude: 'Fraude o engaño',
  otro: 'Otro motivo',
};

/** What was done about a report, as whoever attends to it chooses and as its history says. */
export const ACTION_WORDS: Record<ReportAction, readonly [chosen: string, done: string]> = {
  nada: ['No hizo falta nada', 'No hizo falta nada'],
  aviso: ['Hablamos con la persona', 'Se habló con la persona'],
  retirado: ['Quitamos lo que publicó', 'Se quitó lo que publicó'],
  suspendida: ['Suspendimos la cuenta', 'Se suspendió la cuenta'],
  otra: ['Otra cosa', 'Otra cosa'],
};
