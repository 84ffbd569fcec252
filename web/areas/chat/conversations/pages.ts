import type { OutputOf } from '#contract/call.ts';
import type { getConversations } from '#contract/chat.ts';
import type { Conversation } from '#contract/chat/view.ts';

type Reply = OutputOf<typeof getConversations>;

/** The loaded part of the list: latest first, without gaps. */
export interface ConversationPages {
  readonly entries: readonly Conversation[];
  /** Cursor of the next page; null when all are loaded. */
  readonly siguiente: number | null;
  /** Cursor of the next request for changes. */
  readonly marca: string;
}

export const firstPage = ({ conversations, siguiente, marca }: Reply): ConversationPages => ({
  entries: conversations,
  siguiente,
  marca,
});

/** Appends the page before `antes`, unless the list was replaced meanwhile. */
export function withOlder(list: ConversationPages, antes: number, reply: Reply): ConversationPages {
  if (list.siguiente !== antes) return list;
  const known = new Set(list.entries.map(({ other_key }) => other_key));
  const added = reply.conversations.filter(({ other_key }) => !known.has(other_key));
  return { ...list, entries: [...list.entries, ...added], siguiente: reply.siguiente };
}

/** Applies changes to the loaded part; older conversations come with their page. */
export function withChanges(list: ConversationPages, reply: Reply): ConversationPages {
  if (!reply.cambios) return firstPage(reply);
  const { siguiente, entries } = list;
  const changed = reply.conversations.filter(({ last_id }) => last_id >= (siguiente ?? 0));
  const keys = new Set(changed.map(({ other_key }) => other_key));
  const unchanged = entries.filter(({ other_key }) => !keys.has(other_key));
  return {
    entries: [...changed, ...unchanged].sort((a, b) => b.last_id - a.last_id),
    siguiente,
    marca: reply.marca,
  };
}

/** Marks a conversation as read. */
export const withRead = (list: ConversationPages, other: string): ConversationPages => ({
  ...list,
  entries: list.entries.map((entry) =>
    entry.other_key === other ? { ...entry, no_leidos: 0 } : entry,
  ),
});
