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
