import type { QueryClient } from '@tanstack/react-query';
import type { Message } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { refreshUnread } from '#web/shared/session/unread.ts';
import { type ConversationPages, withRead } from '../conversations/pages.ts';
import { keys } from '../keys.ts';
import {
  type Conversation,
  firstId,
  firstPage,
  withFreshLinks,
  withMessage,
  withNews,
  withOlder,
} from '#web/shared/chat/pages.ts';

export type Loader = ReturnType<typeof createLoader>;

/** The ways in which messages of one conversation arrive in the cache. */
export function createLoader(client: QueryClient, me: string, other: string) {
  const pair = { key_primary: me, key_secundary: other };
  const key = keys.messages(me, other);
  const change = (next: (known: Conversation) => Conversation) =>
    client.setQueryData<Conversation>(key, (known) => known && next(known));
  let running = false;
  let again = false;
  /** What came after this id arrived while the tab was hidden, and has not been read yet. */
  let unseenAfter: number | null = null;
  /** News were rung for while the first page was still on its way. */
  let missed = false;

  async function first(signal: AbortSignal): Promise<Conversation> {
    const visto = visible();
    const conversation = firstPage(await api.chat.getMessages({ ...pair, visto }, { signal }));
    unseenAfter = visto ? null : Math.max(0, firstId(conversation) - 1);
    if (visto) markListRead(conversation.messages);
    // After the cache holds this page.
    if (missed) setTimeout(() => void news());
    missed = false;
    return conversation;
  }

  async function readNews() {
    for (let more = true; more; ) {
      const known = client.getQueryData<Conversation>(key);
      missed = !known;
      if (!known) return;
      const visto = visible();
      // Now that it is seen, what was unseen is asked for once more: that marks it as read.
      const despues = (visto ? unseenAfter : null) ?? known.completeUpTo;
      const reply = await api.chat.getMessages({ ...pair, despues, visto });
      if (visto) unseenAfter = null;
      else if (reply.messages.length > 0) unseenAfter ??= despues;
      change((conversation) => withNews(conversation, reply));
      if (visto) markListRead(reply.messages);
      more = reply.hay_mas;
    }
  }

  /** What was just shown is no longer counted, neither in the list nor in the page's head. */
  function markListRead(shown: readonly Message[]): void {
    if (!shown.some(({ sender }) => sender !== me)) return;
    client.setQueryData<ConversationPages>(
      keys.conversations(me),
      (list) => list && withRead(list, other),
    );
    void refreshUnread();
  }

  /** Fetches what is new. Asked again meanwhile, it looks once more. Failures are silent. */
  async function news(): Promise<void> {
    again = running;
    if (running) return;
    running = true;
    try {
      do {
        again = false;
        await readNews();
      } while (again);
    } catch {
      // The next event, or the poll, asks again.
    } finally {
      running = false;
    }
  }

  return {
    first,
    news,
    /** The page above. */
    older: async (): Promise<void> => {
      const known = client.getQueryData<Conversation>(key);
      if (!known?.older) return;
      const antes = firstId(known);
      const reply = await api.chat.getMessages({ ...pair, antes, visto: false });
      change((conversation) => withOlder(conversation, reply));
    },
    /** An image's link lasts five minutes; this asks for a new one. */
    renewLinks: (id: number): void => {
      api.chat.getMessages({ ...pair, despues: id - 1, visto: false }).then(
        (reply) => change((conversation) => withFreshLinks(conversation, reply)),
        // A press on the image asks once more.
        () => {},
      );
    },
    /** Takes over what the server answered to a send. */
    stored: (message: Message | undefined): void => {
      if (message) change((conversation) => withMessage(conversation, message));
      void client.invalidateQueries({ queryKey: keys.conversations(me) });
    },
  };
}

const visible = () => document.visibilityState === 'visible';
