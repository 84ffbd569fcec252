import type { OutputOf } from '#contract/call.ts';
import type { getMessages } from '#contract/chat.ts';
import type { ChatPartner, Message } from '#contract/chat/view.ts';

type Reply = OutputOf<typeof getMessages>;

/** The loaded part of a conversation: messages oldest first, without gaps. */
export interface Conversation {
  readonly messages: readonly Message[];
  /** Whether there are older ones to load. */
  readonly older: boolean;
  readonly other: ChatPartner;
  /** The id of the last message that the other has read. */
  readonly readUntil: number;
  /** All messages up to this id are loaded; after it there may be gaps before one's own just sent ones. */
  readonly completeUpTo: number;
}

/** The first page to be loaded, which is the newest. */
export const firstPage = (reply: Reply): Conversation => ({
  messages: reply.messages,
  older: reply.hay_mas,
  other: reply.other,
  readUntil: reply.leido_hasta,
  completeUpTo: lastIdOf(reply.messages),
});

/** Prepends the page of older messages. */
export const withOlder = (conversation: Conversation, reply: Reply): Conversation => ({
  ...conversation,
  messages: merge(reply.messages, conversation.messages),
  older: reply.hay_mas,
});

/** Adds what is new after the last message, and the read state. */
export const withNews = (conversation: Conversation, reply: Reply): Conversation => ({
  ...conversation,
  messages: merge(conversation.messages, reply.messages),
  other: reply.other,
  readUntil: Math.max(conversation.readUntil, reply.leido_hasta),
  completeUpTo: Math.max(conversation.completeUpTo, lastIdOf(reply.messages)),
});

/** Adds one message that the server has just stored; earlier ones may not have arrived yet. */
export const withMessage = (conversation: Conversation, message: Message): Conversation => ({
  ...conversation,
  messages: merge(conversation.messages, [message]),
});

/** Replaces the expired links of images. */
export function withFreshLinks(conversation: Conversation, reply: Reply): Conversation {
  const fresh = new Map(reply.messages.map((message) => [message.id, message.rute_adjunto]));
  return {
    ...conversation,
    messages: conversation.messages.map((message) => ({
      ...message,
      rute_adjunto: fresh.get(message.id) ?? message.rute_adjunto,
    })),
  };
}

const lastIdOf = (messages: readonly Message[]): number => messages.at(-1)?.id ?? 0;
export const lastId = ({ messages }: Conversation): number => lastIdOf(messages);
export const firstId = ({ messages }: Conversation): number => messages[0]?.id ?? 0;

export const isSeen = ({ readUntil }: Conversation, message: Message): boolean =>
  message.seen === 1 || message.id <= readUntil;

/**
 * Merges both lists by id, each message once. A known message stays unchanged: its image is already
 * loaded, and a new link would load it again.
 */
function merge(a: readonly Message[], b: readonly Message[]): readonly Message[] {
  const known = new Set(a.map(({ id }) => id));
  const added = b.filter(({ id }) => !known.has(id));
  if (added.length === 0) return a;
  return [...a, ...added].sort((one, other) => one.id - other.id);
}
