import { formatDay, mexicoDay } from '#lib/mexico-time.ts';

/** An ISO 8601 instant as «mar 24 nov», with spaces that do not break. */
export const dayOf = (instant: string): string =>
  formatDay(mexicoDay(Date.parse(instant))).replaceAll(' ', '\u00A0');
