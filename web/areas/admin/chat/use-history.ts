import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { ChatPartner } from '#contract/chat/view.ts';
import { api } from '#web/api/index.ts';
import {
  type Conversation,
  firstId,
  firstPage,
  withFreshLinks,
  withNews,
  withOlder,
} from '#web/shared/chat/pages.ts';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';

export interface History {
  /** The first of the two people, whose messages are shown as sent; undefined for the administrator. */
  readonly primary: ChatPartner | undefined;
  readonly conversation: Conversation;
}

/** How often new messages are loaded (1 §9). */
const POLL_MS = 5_000;

/** The conversation of two people: latest page, older pages and new messages. */
export function useHistory(key_primary: string, key_secundary: string) {
  const client = useQueryClient();
  const pair = useMemo(
    // Marks nothing as read, even in the administrator's own conversation.
    () => ({ key_primary, key_secundary, visto: false }),
    [key_primary, key_secundary],
  );
  const key = useMemo(
    () => ['admin', 'history', key_primary, key_secundary],
    [key_primary, key_secundary],
  );
  const query = useQuery({
    queryKey: key,
    meta: TOAST_ON_ERROR,
    queryFn: async ({ signal }): Promise<History> => {
      const reply = await api.chat.getMessages(pair, { signal });
      return { primary: reply.primary, conversation: firstPage(reply) };
    },
    // The audit log records each opening: returning to the screen counts, returning to the browser tab does not.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    retry: false,
  });

  const change = useCallback(
    (next: (known: Conversation) => Conversation) =>
      client.setQueryData<History>(
        key,
        (known) => known && { ...known, conversation: next(known.conversation) },
      ),
    [client, key],
  );
  const older = async (): Promise<void> => {
    const known = client.getQueryData<History>(key)?.conversation;
    if (!known?.older) return;
    const reply = await api.chat.getMessages({ ...pair, antes: firstId(known) });
    change((conversation) => withOlder(conversation, reply));
  };
  /** An image's link lasts five minutes. */
  const renewLinks = useCallback(
    (id: number) =>
      void api.chat.getMessages({ ...pair, despues: id - 1 }).then(
        (reply) => change((conversation) => withFreshLinks(conversation, reply)),
        // A press on the image tries again.
        () => {},
      ),
    [pair, change],
  );
  const loaded = query.data !== undefined;
  useEffect(() => {
    if (!loaded) return;
    const poll = setInterval(() => {
      const known = client.getQueryData<History>(key)?.conversation;
      if (!known || document.hidden) return;
      api.chat.getMessages({ ...pair, despues: known.completeUpTo }).then(
        (reply) => change((conversation) => withNews(conversation, reply)),
        // The next poll tries again.
        () => {},
      );
    }, POLL_MS);
    return () => clearInterval(poll);
  }, [loaded, client, key, pair, change]);
  return { query, older, renewLinks };
}
