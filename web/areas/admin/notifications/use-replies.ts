import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';

/** The loaded pages of what people answered on WhatsApp, newest first. */
export const useReplies = () =>
  useInfiniteQuery({
    queryKey: ['admin', 'replies'],
    queryFn: ({ pageParam, signal }) =>
      api.notifications.getReplies(pageParam === null ? {} : { antes: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });
