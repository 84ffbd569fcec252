import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { getBusiness } from '#contract/business.ts';
import type { OutputOf } from '#contract/call.ts';
import { shownDays, type Unit, UNITS } from '#domain/business/periods.ts';
import { api } from '#web/api/index.ts';
import { useDates } from '../analytics/use-dates.ts';

export type Business = OutputOf<typeof getBusiness>;
export type Happened = Business['totales'];

/** What the address says: the unit, and the days; without them the server's, which end today. */
export function useShown() {
  const [params, setParams] = useSearchParams();
  const por: Unit = UNITS.find((one) => one === params.get('por')) ?? 'semana';
  const dates = useDates({
    always: false,
    period: ({ start, end }, now) => {
      const days = shownDays({ desde: start, hasta: end, por }, now);
      return { start: days.desde, end: days.hasta };
    },
  });
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return `?${next}`;
  };
  const chosen = params.has('desde') || params.has('hasta');
  return {
    por,
    dates,
    chosen,
    /** The address with another unit. */
    with: (unit: Unit) => set('por', unit),
    reset: () =>
      setParams(por === 'semana' ? {} : { por }, { replace: true, preventScrollReset: true }),
    asked: { por, desde: dates.start, hasta: dates.end },
  };
}

export const useBusiness = (asked: { por: Unit; desde: string; hasta: string }) =>
  useQuery({
    queryKey: ['admin', 'business', asked],
    queryFn: ({ signal }) => api.business.getBusiness(asked, { signal }),
    placeholderData: keepPreviousData,
  });
