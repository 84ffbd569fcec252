import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';

export const disputesKey = ['admin', 'disputes'] as const;

export type DisputeState = 'abiertas' | 'resueltas';

/** The loaded pages of open disputes, oldest first, or of resolved ones, newest first. */
export const useDisputes = (estado: DisputeState, filas: string) =>
  useInfiniteQuery({
    queryKey: [...disputesKey, estado, filas],
    queryFn: ({ pageParam, signal }) =>
      api.disputes.getDisputes(
        {
          estado,
          ...(filas !== '' && { cuantos: Number(filas) }),
          ...(pageParam !== null && { despues: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

export const disputeQuery = (id: number) =>
  queryOptions({
    queryKey: [...disputesKey, 'one', id],
    queryFn: ({ signal }) => api.disputes.getDispute({ id }, { signal }),
    retry: false,
  });

/** Number of open disputes; undefined until it is loaded. */
export const useOpenDisputes = (): number | undefined =>
  useQuery({
    queryKey: [...disputesKey, 'open'],
    queryFn: ({ signal }) => api.disputes.getDisputes({}, { signal }),
    select: ({ abiertas }) => abiertas,
  }).data;
