import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { useSettled } from '#web/shared/use-settled.ts';
import { keys } from './keys.ts';
import { type ConversationPages, firstPage, withChanges, withOlder } from './pages.ts';

/**
 * The loaded conversations of the user, latest first. The event stream and the poll invalidate the
 * query, which then requests only the changes.
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
      // Read the cache again: a page may have been added or a conversation read meanwhile.
      return before ? withChanges(known() ?? before, reply) : firstPage(reply);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // While no chat was open nothing told of what came.
    refetchOnMount: 'always',
    retry: false,
  });
  const settled = useSettled(query);

  const loadOlder = async (): Promise<void> => {
    const antes = known()?.siguiente;
    if (antes === undefined || antes === null) return;
    const reply = await api.chat.getConversations({ antes });
    client.setQueryData<ConversationPages>(
      queryKey,
      (list) => list && withOlder(list, antes, reply),
    );
  };

  return { query, settled, loadOlder };
}
