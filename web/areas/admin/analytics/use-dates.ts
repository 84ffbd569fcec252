import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isReportYear, periodOf } from '#domain/analytics/analytics.ts';

/** The ends of a period by their names in the address. */
const NAMES = { start: 'desde', end: 'hasta' } as const;
type End = keyof typeof NAMES;

/**
 * The two dates of a report. They stand in the address once they count: of most reports from 2025 on
 * (2 §5), so that a year which is being typed asks for nothing.
 */
export function useDates({ always }: { always: boolean }) {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => Date.now());
  /** What was typed here, whether it counts yet or not. */
  const [typed, setTyped] = useState<Partial<Record<End, string>>>({});
  const asked = { start: dayIn(params, 'start'), end: dayIn(params, 'end') };
  const { start, end } = periodOf(asked, now);
  const shown = { start, end, ...typed };

  const counts = (day: string) => always || isReportYear(day);

  const change = (which: End) => (day: string) => {
    const chosen = { ...typed, [which]: day };
    setTyped(chosen);
    if (!counts(day)) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        // Both: the address may not have followed the change before this one yet.
        for (const [end, value] of Object.entries(chosen) as [End, string][])
          if (value === '') next.delete(NAMES[end]);
          else if (counts(value)) next.set(NAMES[end], value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  // Not while the year is being typed: 0002, 0020, 0202.
  const early = (day: string) =>
    !counts(day) && day >= '1000' ? 'Elige una fecha de 2025 en adelante.' : undefined;
  const problems = { start: early(shown.start), end: early(shown.end) };
  return { start, end, shown, problems, change };
}

/** A day of the address; what is no day is as if it were not there. */
function dayIn(params: URLSearchParams, which: End): string | null {
  const day = params.get(NAMES[which]) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}
