import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';

export const disputesKey = ['admin', 'disputes'] as const;

export type DisputeState = 'abiertas' | 'resueltas';

/** Disputes that wait, the oldest first, or decided ones, the newest first, as far as asked for. */
export const useDisputes = (estado: DisputeState) =>
  useInfiniteQuery({
    queryKey: [...disputesKey, estado],
    queryFn: ({ pageParam, signal }) =>
      api.disputes.getDisputes(
        { estado, ...(pageParam !== null && { despues: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

/** How many disputes wait for a decision; undefined while that is not known. */
export const useOpenDisputes = (): number | undefined =>
  useQuery({
    queryKey: [...disputesKey, 'open'],
    queryFn: ({ signal }) => api.disputes.getDisputes({}, { signal }),
    select: ({ abiertas }) => abiertas,
  }).data;
