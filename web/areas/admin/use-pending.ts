import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';

/** Query key prefix of all pending work, to reload it together. */
export const pendingKey = ['admin', 'pending'] as const;

/** Counts of pending work, reloaded every minute while the browser tab is visible. */
export const usePending = () =>
  useQuery({
    queryKey: [...pendingKey, 'counts'],
    queryFn: ({ signal }) => api.operations.getPending({}, { signal }),
    refetchInterval: 60_000,
  });

/** Reloads the lists and the counts after something was attended to. */
export function useRefreshPending() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: pendingKey });
}

interface Page {
  siguiente: number | null;
}

const usePages = <Reply extends Page>(
  name: string,
  fetch: (from: number | null, signal: AbortSignal) => Promise<Reply>,
) =>
  useInfiniteQuery({
    queryKey: [...pendingKey, name],
    queryFn: ({ pageParam, signal }) => fetch(pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

const after = (despues: number | null) => (despues === null ? {} : { despues });

export const useValidations = () =>
  usePages('validations', (from, signal) => api.operations.getValidations(after(from), { signal }));

export const useDeletionRequests = () =>
  usePages('deletions', (from, signal) =>
    api.operations.getDeletionRequests(after(from), { signal }),
  );

export const useFailedRefunds = () =>
  usePages('refunds', (from, signal) => api.operations.getFailedRefunds(after(from), { signal }));

export const useProviderFacts = () =>
  useInfiniteQuery({
    queryKey: [...pendingKey, 'facts'],
    queryFn: ({ pageParam, signal }) =>
      api.operations.getFacts(pageParam === null ? {} : { despues: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

/** All differences, or only those that an address names. */
export const useDifferences = (solo: readonly number[] = []) =>
  usePages(`differences ${solo.join()}`, (from, signal) =>
    api.reconciliation.getDifferences(
      { ...after(from), ...(solo.length > 0 && { solo: [...solo] }) },
      { signal },
    ),
  );

export const useFailedNotifications = () =>
  usePages('notifications', (antes, signal) =>
    api.operations.getFailedNotifications(antes === null ? {} : { antes }, { signal }),
  );

export const useFailedJobs = () =>
  useQuery({
    queryKey: [...pendingKey, 'jobs'],
    queryFn: ({ signal }) => api.operations.getFailedJobs({}, { signal }),
  });
