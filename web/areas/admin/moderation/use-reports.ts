import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';

const KEY = ['admin', 'reports'] as const;

/** The loaded pages of open reports, newest first. */
export const useReports = () =>
  useInfiniteQuery({
    queryKey: [...KEY, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.moderation.getReports(pageParam === null ? {} : { antes: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ hay_mas, reports }) => (hay_mas ? (reports.at(-1)?.id ?? null) : null),
  });

export const reportsKey = KEY;
