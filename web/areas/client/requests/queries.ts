import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { RequestState } from '#domain/requests/state.ts';
import { api } from '#web/api/index.ts';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';

/** A client's requests in one state, page by page. */
export const useRequestList = (estado: RequestState) =>
  useInfiniteQuery({
    queryKey: ['requests', estado],
    queryFn: ({ pageParam, signal }) =>
      api.requests.getRequests(
        { estado, ...(pageParam !== null && { antes: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    meta: TOAST_ON_ERROR,
  });

/** One request with its answers. */
export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: ['request', id],
    queryFn: ({ signal }) => api.requests.getRequest({ id }, { signal }),
    refetchOnMount: 'always',
  });
