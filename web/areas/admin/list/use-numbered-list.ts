import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';

/** The paging fields of every paginated list (contract/paging.ts). */
export interface Paged {
  totalPages: number;
  total: number;
  total_estimado: boolean;
  hay_mas: boolean;
  marca: string | null;
}

interface Options<Reply extends Paged, ListQuery extends { page: number }> {
  /** The first parts of the query key. */
  of: readonly string[];
  listQuery: ListQuery;
  fetch: (listQuery: ListQuery & { marca?: string }, signal: AbortSignal) => Promise<Reply>;
  /** The audit log records each reading, so returning to the browser tab does not reload. */
  recorded?: boolean;
}

/** One page of a paginated list; the previous page stays while the next loads. */
export function useNumberedList<Reply extends Paged, ListQuery extends { page: number }>({
  of,
  listQuery,
  fetch,
  recorded = false,
}: Options<Reply, ListQuery>) {
  // The cursor of the last page makes the pages near it as fast as the first.
  const lastCursor = useRef<{ filters: string; marca: string }>(null);
  const filters = JSON.stringify({ ...listQuery, page: 0 });
  return useQuery({
    queryKey: ['admin', ...of, listQuery],
    queryFn: async ({ signal }) => {
      const known = lastCursor.current?.filters === filters ? lastCursor.current.marca : undefined;
      const reply = await fetch({ ...listQuery, ...(known && { marca: known }) }, signal);
      if (reply.marca) lastCursor.current = { filters, marca: reply.marca };
      return reply;
    },
    placeholderData: keepPreviousData,
    meta: TOAST_ON_ERROR,
    ...(recorded && { refetchOnWindowFocus: false, refetchOnReconnect: false }),
  });
}
