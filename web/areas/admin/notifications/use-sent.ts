import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';

export const sentKey = ['admin', 'sent'] as const;

/** The loaded pages of what people were told, newest first; of some people or of all (''). */
export const useSent = (persona: string) =>
  useInfiniteQuery({
    queryKey: [...sentKey, persona],
    queryFn: ({ pageParam, signal }) =>
      api.notifications.getSentNotifications(
        { persona, ...(pageParam !== null && { antes: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    placeholderData: keepPreviousData,
  });

/** How each event did on each channel on a day. */
export const useRates = (dia: string) =>
  useQuery({
    queryKey: [...sentKey, 'rates', dia],
    queryFn: ({ signal }) => api.notifications.getNotificationRates({ dia }, { signal }),
    placeholderData: keepPreviousData,
  });
