import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';

const KEY = ['admin', 'reports'] as const;

export type ReportsState = 'abiertas' | 'atendidas';

/** The loaded pages of reports, open or attended to, newest first. */
export const useReports = (estado: ReportsState, filas: string) =>
  useInfiniteQuery({
    queryKey: [...KEY, 'pages', estado, filas],
    queryFn: ({ pageParam, signal }) =>
      api.moderation.getReports(
        {
          estado,
          ...(filas !== '' && { cuantos: Number(filas) }),
          ...(pageParam !== null && { antes: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ hay_mas, reports }) => (hay_mas ? (reports.at(-1)?.id ?? null) : null),
  });

/** The one, open or attended to. */
export const reportQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => api.moderation.getReports({ id }, { signal }),
  });

export const reportsKey = KEY;
