import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';

const key = ['admin', 'rates'] as const;

export const useRates = () =>
  useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      api.rates.getRates(pageParam === null ? {} : { despues: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

/** Loads the rates again, and whatever shows the fee or a price. */
export function useRefreshRates() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [key, ['niveles'], ['settings']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}
