import type { OutputOf } from '#contract/call.ts';
import type { getConversations } from '#contract/chat.ts';
import type { Conversation } from '#contract/views.ts';

type Reply = OutputOf<typeof getConversations>;

/** The list as far as it has been loaded: the latest first, without gaps. */
export interface ConversationPages {
  readonly entries: readonly Conversation[];
  /** Where the next page begins; null when all are there. */
  readonly siguiente: number | null;
  /** What the next question for changes begins at. */
  readonly marca: string;
}

export const firstPage = ({ conversations, siguiente, marca }: Reply): ConversationPages => ({
  entries: conversations,
  siguiente,
  marca,
});

/** Adds the page below `antes`; nothing when the list has begun anew meanwhile. */
export function withOlder(list: ConversationPages, antes: number, reply: Reply): ConversationPages {
  if (list.siguiente !== antes) return list;
  const known = new Set(list.entries.map(({ other_key }) => other_key));
  const added = reply.conversations.filter(({ other_key }) => !known.has(other_key));
  return { ...list, entries: [...list.entries, ...added], siguiente: reply.siguiente };
}

/** Takes over what changed; what lies below the loaded part comes with its page. */
export function withChanges(list: ConversationPages, reply: Reply): ConversationPages {
  if (!reply.cambios) return firstPage(reply);
  const { siguiente, entries } = list;
  const changed = reply.conversations.filter(({ last_id }) => last_id >= (siguiente ?? 0));
  const keys = new Set(changed.map(({ other_key }) => other_key));
  const unchanged = entries.filter(({ other_key }) => !keys.has(other_key));
  return {
    entries: [...changed, ...unchanged].toSorted((a, b) => b.last_id - a.last_id),
    siguiente,
    marca: reply.marca,
  };
}

/** What is open has been read. */
export const withRead = (list: ConversationPages, other: string): ConversationPages => ({
  ...list,
  entries: list.entries.map((entry) =>
    entry.other_key === other ? { ...entry, no_leidos: 0 } : entry,
  ),
});
