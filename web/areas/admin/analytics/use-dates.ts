import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isReportYear, periodOf } from '#domain/analytics/analytics.ts';
import { startOfMexicoDay } from '#lib/mexico-time.ts';
import { useToday } from '#web/shared/chat/use-now.ts';

/** Earlier and later dates are typing errors, or a year that is still being typed: 0002, 0020, 0202. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2100-12-31'];
/** Day, month and year are typed one after the other, and each gives a date: the last of them is meant. */
const SETTLED_MS = 400;

/** Query parameters of the two dates. */
const NAMES = { start: 'desde', end: 'hasta' } as const;
type End = keyof typeof NAMES;
type Asked = Parameters<typeof periodOf>[0];

/**
 * The two dates of a report, kept in the address. Most reports accept dates from 2025 on only (2 §5),
 * so that a half-typed year loads nothing.
 */
export function useDates({
  always,
  period = periodOf,
}: {
  always: boolean;
  /** The days that are shown for those that are given, as the server computes them. */
  period?: (asked: Asked, now: number) => { readonly start: string; readonly end: string };
}) {
  const [params, setParams] = useSearchParams();
  // Without dates in the address the period ends today, also when the day changes while it is open.
  const now = startOfMexicoDay(useToday());
  const isComplete = (day: string) =>
    day >= FIRST_DAY && day <= LAST_DAY && (always || isReportYear(day));
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);
  const given = { start: dayIn(params, 'start'), end: dayIn(params, 'end') };
  /** The input of the fields, complete or not; a year too early in the address stands there as if it were typed. */
  const [typed, setTyped] = useState<Partial<Record<End, string>>>(() => ({
    ...(given.start && !isComplete(given.start) && { start: given.start }),
    ...(given.end && !isComplete(given.end) && { end: given.end }),
  }));
  const accepted = (day: string | null) => (day && isComplete(day) ? day : null);
  const { start, end } = period({ start: accepted(given.start), end: accepted(given.end) }, now);
  const shown = { start, end, ...typed };

  const change = (which: End) => (day: string) => {
    const chosen = { ...typed, [which]: day };
    setTyped(chosen);
    clearTimeout(settling.current);
    settling.current = setTimeout(() => write(chosen), SETTLED_MS);
  };
  const write = (chosen: typeof typed) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        // Both dates: the address may not have the previous change yet.
        for (const [end, day] of Object.entries(chosen) as [End, string][])
          if (isComplete(day)) next.set(NAMES[end], day);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const problemOf = (day: string) => {
    if (day === '') return 'Elige una fecha.';
    // No message while the year is being typed.
    if (isComplete(day) || day < '1000') return undefined;
    return always ? 'Elige una fecha entre 2000 y 2100.' : 'Elige una fecha de 2025 en adelante.';
  };
  const problems = { start: problemOf(shown.start), end: problemOf(shown.end) };
  return { start, end, shown, problems, change };
}

/** A day of the address; an invalid one counts as missing. */
function dayIn(params: URLSearchParams, which: End): string | null {
  const day = params.get(NAMES[which]) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day > LAST_DAY) return null;
  const date = new Date(`${day}T00:00:00Z`);
  // JavaScript takes 30 February for a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
