import { DAY } from '#lib/mexico-time.ts';

/** Days in which both sides are asked to say their word, and after which a dispute without a ruling is late (4 §D). */
export const WORD_DAYS = 3;
export const LATE_DAYS = 5;

/** Until when the other side is asked for its word, epoch milliseconds; it can say it later too, while nobody has ruled. */
export const wordUntil = (openedAt: number): number => openedAt + WORD_DAYS * DAY;

/** Whether the team has let a dispute wait for too long at `now`, both in epoch milliseconds. */
export const isLate = (openedAt: number, now: number): boolean => now >= openedAt + LATE_DAYS * DAY;
