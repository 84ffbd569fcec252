/** The reasons for reporting a person to the team; screens have the text of each. */
export const REPORT_REASONS = [
  'spam',
  'trato_ofensivo',
  'pago_por_fuera',
  'fraude',
  'otro',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How many reports one account may send in 24 hours. */
export const REPORTS_A_DAY = 10;

/** The longest explanation of a report, in characters. */
export const REPORT_TEXT_MAX = 1000;

/** What the team did about a report, by the word of the wire and the database. */
export const REPORT_ACTIONS = ['nada', 'aviso', 'retirado', 'suspendida', 'otra'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

/** The longest note about what was done, in characters. */
export const REPORT_NOTE_MAX = 500;

/** So many reports a file of the team has at most: they have what people wrote. */
export const REPORTS_EXPORTED = 2_000;
