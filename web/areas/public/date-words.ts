import * as words from '#lib/date-words.ts';
import { mexicoDay } from '#lib/mexico-time.ts';

/** The calendar day of an instant (ISO 8601) in Mexico City, or of a calendar day. */
const dayOf = (at: string): string => (at.length === 10 ? at : mexicoDay(Date.parse(at)));

/** «12 mar 2026» */
export const shortDate = (at: string): string => words.shortDay(dayOf(at));

/** «12 de marzo de 2026» */
export const longDate = (at: string): string => words.longDay(dayOf(at));

/** «marzo de 2026» */
export const monthAndYear = (at: string): string => words.longMonth(dayOf(at));
