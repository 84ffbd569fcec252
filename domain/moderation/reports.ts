/** Why a person can be reported to the team; screens have the words for each. */
export const REPORT_REASONS = [
  'spam',
  'trato_ofensivo',
  'pago_por_fuera',
  'fraude',
  'otro',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How many reports one account may send in 24 hours: the team reads each of them. */
export const REPORTS_A_DAY = 10;

/** The longest explanation of a report, in characters. */
export const REPORT_TEXT_MAX = 1000;
