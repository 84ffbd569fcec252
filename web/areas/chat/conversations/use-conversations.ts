import { useQuery } from '@tanstack/react-query';
import * as api from '#web/api/index.ts';
import { keys } from '../keys.ts';

/** One's conversations, the latest first. Kept current by the stream. */
export const useConversations = (me: string) =>
  useQuery({
    queryKey: keys.conversations(me),
    queryFn: ({ signal }) =>
      api.chat.getConversations({}, { signal }).then(({ conversations }) => conversations),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
