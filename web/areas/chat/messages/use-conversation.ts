import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '../conversations/keys.ts';
import type { Loader } from './loader.ts';
import { outboxOf } from '#web/shared/chat/outbox.ts';

export type Chat = ReturnType<typeof useConversation>;

/** A conversation with its loader and its outbox. */
export function useConversation(me: string, other: string, loader: Loader) {
  const client = useQueryClient();
  const outbox = outboxOf(me, other);
  const query = useQuery({
    queryKey: keys.messages(me, other),
    queryFn: ({ signal }) => loader.first(signal),
    // After the first page, new messages are loaded separately.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  useEffect(() => {
    // The cached conversation may be outdated.
    if (client.getQueryData(keys.messages(me, other))) void loader.loadNew();
  }, [client, me, other, loader]);
  useEffect(() => outbox.listen(loader.stored), [outbox, loader]);
  const messages = query.data?.messages;
  useEffect(() => outbox.removeStored(messages ?? []), [outbox, messages]);

  return { query, loader, outbox };
}
