import type { QueryClient } from '@tanstack/react-query';
import type { Message } from '#contract/chat/view.ts';
import { api } from '#web/api/index.ts';
import { refreshCounts } from '#web/shared/session/counts.ts';
import { type ConversationPages, withRead } from '../conversations/pages.ts';
import { keys } from '../conversations/keys.ts';
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

/** Loads the messages of a conversation into the query cache; they are read only while they are shown. */
export function createLoader(client: QueryClient, me: string, other: string) {
  const pair = { key_primary: me, key_secundary: other };
  const key = keys.messages(me, other);
  const change = (next: (known: Conversation) => Conversation) =>
    client.setQueryData<Conversation>(key, (known) => known && next(known));
  /** Whether the messages stand on the screen, and not behind another pane of a phone. */
  let isShown: () => boolean = () => true;
  const visible = () => document.visibilityState === 'visible' && isShown();
  let running = false;
  let again = false;
  /** Messages after this id arrived while the tab was hidden, or another pane shown, and are still unread. */
  let unseenAfter: number | null = null;
  /** New messages were published while the first page was still loading. */
  let missed = false;

  async function first(signal: AbortSignal): Promise<Conversation> {
    const visto = visible();
    const conversation = firstPage(await api.chat.getMessages({ ...pair, visto }, { signal }));
    unseenAfter = visto ? null : Math.max(0, firstId(conversation) - 1);
    if (visto) markListRead(conversation.messages);
    // In a timeout, so that the cache holds this page first.
    if (missed) setTimeout(() => void loadNew());
    missed = false;
    return conversation;
  }

  async function requestNew() {
    for (let more = true; more; ) {
      const known = client.getQueryData<Conversation>(key);
      missed = !known;
      if (!known) return;
      const visto = visible();
      // Requesting the unseen messages again, now that they are visible, marks them as read.
      const despues = (visto ? unseenAfter : null) ?? known.completeUpTo;
      const reply = await api.chat.getMessages({ ...pair, despues, visto });
      if (visto) unseenAfter = null;
      else if (reply.messages.length > 0) unseenAfter ??= despues;
      change((conversation) => withNews(conversation, reply));
      if (visto) markListRead(reply.messages);
      more = reply.hay_mas;
    }
  }

  /** Resets the unread counts of the list and of the page's header after showing messages. */
  function markListRead(shown: readonly Message[]): void {
    if (!shown.some(({ sender }) => sender !== me)) return;
    client.setQueryData<ConversationPages>(
      keys.conversations(me),
      (list) => list && withRead(list, other),
    );
    void refreshCounts();
  }

  /** Loads new messages. A call while it runs makes it run once more. Failures are silent. */
  async function loadNew(): Promise<void> {
    again = running;
    if (running) return;
    running = true;
    try {
      do {
        again = false;
        await requestNew();
      } while (again);
    } catch {
      // The next event or poll tries again.
    } finally {
      running = false;
    }
  }

  return {
    first,
    loadNew,
    /** From now on the messages are shown where `shown` says so; what came while they were not is read then. */
    showWhere: (shown: () => boolean): void => {
      const comes = !isShown() && shown();
      isShown = shown;
      if (comes) void loadNew();
    },
    /** Loads the previous page. */
    older: async (): Promise<void> => {
      const known = client.getQueryData<Conversation>(key);
      if (!known?.older) return;
      const antes = firstId(known);
      const reply = await api.chat.getMessages({ ...pair, antes, visto: false });
      change((conversation) => withOlder(conversation, reply));
    },
    /** Requests a new link of an image, which lasts five minutes. */
    renewLinks: (id: number): void => {
      api.chat.getMessages({ ...pair, despues: id - 1, visto: false }).then(
        (reply) => change((conversation) => withFreshLinks(conversation, reply)),
        // A press on the image tries again.
        () => {},
      );
    },
    /** Adds a sent message with the server's data. */
    stored: (message: Message | undefined): void => {
      if (message) change((conversation) => withMessage(conversation, message));
      void client.invalidateQueries({ queryKey: keys.conversations(me) });
    },
  };
}
