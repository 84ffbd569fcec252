import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { keys } from '../keys.ts';
import { type ConversationPages, firstPage, withChanges, withOlder } from './pages.ts';

/**
 * One's conversations, the latest first, as far as they were asked for. The stream and the poll
 * invalidate the query; from the second time on it asks only for what changed.
 */
export function useConversations(me: string) {
  const client = useQueryClient();
  const queryKey = keys.conversations(me);
  const known = () => client.getQueryData<ConversationPages>(queryKey);

  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ConversationPages> => {
      const before = known();
      const reply = await api.chat.getConversations(before ? { desde: before.marca } : {}, {
        signal,
      });
      // Meanwhile a page may have been added, or a conversation read.
      return before ? withChanges(known() ?? before, reply) : firstPage(reply);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  const loadOlder = async (): Promise<void> => {
    const antes = known()?.siguiente;
    if (antes === undefined || antes === null) return;
    const reply = await api.chat.getConversations({ antes });
    client.setQueryData<ConversationPages>(
      queryKey,
      (list) => list && withOlder(list, antes, reply),
    );
  };

  return { query, loadOlder };
}
