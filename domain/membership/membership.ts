import type { Centavos } from '../money.ts';
import { DAY } from '#lib/mexico-time.ts';

/** The free level, to which every membership returns when it ends (decisions §5). */
export const HIERRO = 0;
/** How long a membership lasts from its payment (decisions §5). */
const MEMBERSHIP_DAYS = 30;
/** The window in which finalized projects count against a level's limit (2 §2, §9). */
const WEEK_DAYS = 7;
/** Days before the end at which the person is reminded, the nearest first (decisions §5). */
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
 * What choosing a level means for somebody who has `nivel`: no change, a free change, or a charge first
 * (2 §4: a higher level is charged, a lower one is not).
 */
export function changeTo(nivel: number, wanted: Level): 'same' | 'free' | 'charged' {
  if (wanted.id === nivel) return 'same';
  return wanted.id > nivel && wanted.precio > 0 ? 'charged' : 'free';
}

/** Whether a level can be bought: a higher one, or the current one for 30 more days (2 §4). */
export const isForSale = (nivel: number, wanted: Level): boolean =>
  wanted.id >= nivel && wanted.precio > 0;

/**
 * How long a membership has been paused at `now`, in milliseconds: since its account was suspended. This time
 * is added when the account is restored (docs/decisions/0007).
 */
export const stoodStill = (suspendedAt: number | null, now: number): number =>
  suspendedAt === null ? 0 : Math.max(0, now - suspendedAt);

/**
 * The membership after a level was paid for at `now` (epoch ms): a higher level begins at once, the current
 * one gets 30 more days. null when the person has a higher level by now: the payment buys nothing.
 */
export function afterPaying(current: Membership, nivel: number, now: number): Membership | null {
  if (nivel < current.nivel) return null;
  const from = nivel === current.nivel ? Math.max(now, current.endsAt ?? now) : now;
  return { nivel, endsAt: from + MEMBERSHIP_DAYS * DAY };
}

/** The membership after changing to a level without charge (2 §4): a lower level keeps the end date. */
export function afterChanging(current: Membership, nivel: number, now: number): Membership {
  if (nivel === HIERRO) return { nivel, endsAt: null };
  return nivel < current.nivel
    ? { nivel, endsAt: current.endsAt }
    : { nivel, endsAt: now + MEMBERSHIP_DAYS * DAY };
}

/** Minutes until a membership ends, rounded up; null without an end (2 §3). */
export const renewalMinutes = (endsAt: number | null, now: number): number | null =>
  endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 60_000));

/** Projects that may still be finalized this week: limit − finalized, never below 0; null without limit. */
export const remainingThisWeek = (limit: number | null, finalized: number): number | null =>
  limit === null ? null : Math.max(0, limit - finalized);

/**
 * When the weekly limit allows publishing again (2 §9), epoch milliseconds; null while it is not reached.
 * `filledAt` is when the project that fills the limit, counted from the newest, was finalized.
 */
export function weeklyLimitFreesAt(filledAt: number | null, now: number): number | null {
  const at = filledAt === null ? null : filledAt + WEEK_DAYS * DAY;
  return at !== null && at > now ? at : null;
}
