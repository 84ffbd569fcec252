import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '../keys.ts';
import type { Loader } from './loader.ts';
import { outboxOf } from './outbox.ts';

export type Chat = ReturnType<typeof useConversation>;

/** A conversation, the ways in which more of it arrives, and what is on its way out. */
export function useConversation(me: string, other: string, loader: Loader) {
  const client = useQueryClient();
  const outbox = outboxOf(me, other);
  const query = useQuery({
    queryKey: keys.messages(me, other),
    queryFn: ({ signal }) => loader.first(signal),
    // From then on news are asked for one by one.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  useEffect(() => {
    // What was shown the last time may be old by now.
    if (client.getQueryData(keys.messages(me, other))) void loader.news();
  }, [client, me, other, loader]);
  useEffect(() => outbox.listen(loader.stored), [outbox, loader]);
  const messages = query.data?.messages;
  useEffect(() => outbox.settle(messages ?? []), [outbox, messages]);

  return { query, loader, outbox };
}
