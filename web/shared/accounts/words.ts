import { formatDay, mexicoDay } from '#lib/mexico-time.ts';

/** «mar 24 nov» of an instant in ISO 8601, never broken over lines. */
export const dayOf = (instant: string): string =>
  formatDay(mexicoDay(Date.parse(instant))).replaceAll(' ', '\u00A0');
