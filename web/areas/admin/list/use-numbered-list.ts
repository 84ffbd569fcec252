import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';

/** What every numbered list says of its pages (contract/admin/paging.ts). */
export interface Paged {
  totalPages: number;
  total: number;
  total_estimado: boolean;
  hay_mas: boolean;
  marca: string | null;
}

interface Options<Reply extends Paged, Asked extends { page: number }> {
  /** What the list is of, as the first parts of its query's key. */
  of: readonly string[];
  asked: Asked;
  fetch: (asked: Asked & { marca?: string }, signal: AbortSignal) => Promise<Reply>;
  /** Each reading is kept in the audit log: coming back to the tab is none. */
  recorded?: boolean;
}

/** One page of a numbered list; the former stays until the next is here. */
export function useNumberedList<Reply extends Paged, Asked extends { page: number }>({
  of,
  asked,
  fetch,
  recorded = false,
}: Options<Reply, Asked>) {
  // Where the page that was read last is makes those near it as quick as the first.
  const near = useRef<{ filters: string; marca: string }>(null);
  const filters = JSON.stringify({ ...asked, page: 0 });
  return useQuery({
    queryKey: ['admin', ...of, asked],
    queryFn: async ({ signal }) => {
      const known = near.current?.filters === filters ? near.current.marca : undefined;
      const reply = await fetch({ ...asked, ...(known && { marca: known }) }, signal);
      if (reply.marca) near.current = { filters, marca: reply.marca };
      return reply;
    },
    placeholderData: keepPreviousData,
    meta: TOAST_ON_ERROR,
    ...(recorded && { refetchOnWindowFocus: false, refetchOnReconnect: false }),
  });
}
