import type { Centavos } from '../money.ts';
import { DAY } from '#lib/mexico-time.ts';

/** The free level, and where every membership falls back to (decisions §5). */
export const HIERRO = 0;
/** How long a membership lasts from its payment (decisions §5). */
const MEMBERSHIP_DAYS = 30;
/** The window in which finalized projects count against a level's limit (2 §2, §9). */
const WEEK_DAYS = 7;
/** Days before its end at which the person is told, the nearest first (decisions §5). */
export const REMINDER_DAYS = [1, 3] as const;

/** A membership as it stands: the level's index and when it ends, epoch milliseconds; null for Hierro. */
export interface Membership {
  readonly nivel: number;
  readonly endsAt: number | null;
}

/** A level and its price for 30 days, centavos. */
export interface Level {
  readonly id: number;
  readonly precio: Centavos;
}

/**
 * What taking a level means for who has `nivel`: nothing to do, free and at once, or first to be paid
 * (2 §4: a higher level is charged, a lower one is not).
 */
export function changeTo(nivel: number, wanted: Level): 'same' | 'free' | 'charged' {
  if (wanted.id === nivel) return 'same';
  return wanted.id > nivel && wanted.precio > 0 ? 'charged' : 'free';
}

/** Whether a level can be paid for: a higher one, or the own one for 30 days more. */
export const isForSale = (nivel: number, wanted: Level): boolean =>
  wanted.id >= nivel && wanted.precio > 0;

/**
 * How long the days of a membership have stood still at `now`, in milliseconds: since its account was
 * suspended. They are added when it is restored (docs/decisions/0007).
 */
export const stoodStill = (suspendedAt: number | null, now: number): number =>
  suspendedAt === null ? 0 : Math.max(0, now - suspendedAt);

/**
 * The membership after a level was paid for at `now`: a higher one begins at once, the own one gets 30
 * days more. null when the person has a higher one meanwhile: that payment buys nothing.
 */
export function afterPaying(current: Membership, nivel: number, now: number): Membership | null {
  if (nivel < current.nivel) return null;
  const from = nivel === current.nivel ? Math.max(now, current.endsAt ?? now) : now;
  return { nivel, endsAt: from + MEMBERSHIP_DAYS * DAY };
}

/** The membership after changing to a level that costs nothing: a lower one keeps the day of its end. */
export function afterChanging(current: Membership, nivel: number, now: number): Membership {
  if (nivel === HIERRO) return { nivel, endsAt: null };
  return nivel < current.nivel
    ? { nivel, endsAt: current.endsAt }
    : { nivel, endsAt: now + MEMBERSHIP_DAYS * DAY };
}

/** Whole minutes until a membership ends, begun ones counted; null without an end (2 §3). */
export const renewalMinutes = (endsAt: number | null, now: number): number | null =>
  endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 60_000));

/** Projects that may still be finalized this week: limit − finalized, never below 0; null without limit. */
export const remainingThisWeek = (limit: number | null, finalized: number): number | null =>
  limit === null ? null : Math.max(0, limit - finalized);

/**
 * When a reached weekly limit lets publish again, epoch milliseconds; null while it is not reached.
 * `filledAt` is when the project was finalized that, counted from the newest, fills the limit.
 */
export function weeklyLimitFreesAt(filledAt: number | null, now: number): number | null {
  const at = filledAt === null ? null : filledAt + WEEK_DAYS * DAY;
  return at !== null && at > now ? at : null;
}
