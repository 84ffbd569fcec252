import { periodsOf } from '../ledger/periods.ts';
import { DAY, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';

/** How the days of a view are put together; weeks begin on Monday. */
export const UNITS = ['dia', 'semana', 'mes'] as const;
export type Unit = (typeof UNITS)[number];

/** More units than these are no longer read. */
const MOST_UNITS = { dia: 92, semana: 106, mes: 60 } as const satisfies Record<Unit, number>;

/** Units that are over, before the one that is running. */
const FULL = 12;

/** Days `YYYY-MM-DD`, both included. */
export interface Days {
  readonly desde: string;
  readonly hasta: string;
}

const shift = (day: string, days: number): string => mexicoDay(startOfMexicoDay(day) + days * DAY);

/** The first day of the last `FULL` units that are over by a day, and of the one that it is in. */
function firstDay(day: string, por: Unit): string {
  if (por === 'dia') return shift(day, -FULL);
  if (por === 'semana') {
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    return shift(day, -((weekday + 6) % 7) - 7 * FULL);
  }
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - FULL, 1)).toISOString().slice(0, 10);
}

/**
 * The days that a view shows: those that are asked for; else the last twelve units that are over and the running one, up to
 * the last day or today. `now` in epoch ms.
 */
export function shownDays(
  asked: { readonly desde: string | null; readonly hasta: string | null; readonly por: Unit },
  now: number,
): Days {
  const today = mexicoDay(now);
  const { desde, por } = asked;
  const hasta = asked.hasta ?? (desde !== null && desde > today ? desde : today);
  return { desde: desde ?? firstDay(hasta, por), hasta };
}

/** The same number of days just before. */
export function daysBefore({ desde, hasta }: Days): Days {
  const days = Math.round((startOfMexicoDay(hasta) - startOfMexicoDay(desde)) / DAY) + 1;
  return { desde: shift(desde, -days), hasta: shift(desde, -1) };
}

/** The units of days; the first and the last may be cut. Null for more of them than are read. */
export function unitsOf(days: Days, por: Unit): Days[] | null {
  const most = { dia: 1, semana: 7, mes: 31 }[por] * MOST_UNITS[por];
  if ((startOfMexicoDay(days.hasta) - startOfMexicoDay(days.desde)) / DAY >= most) return null;
  return periodsOf(days.desde, days.hasta, por);
}
