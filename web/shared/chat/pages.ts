import type { OutputOf } from '#contract/call.ts';
import type { getMessages } from '#contract/chat.ts';
import type { ChatPartner, Message } from '#contract/views.ts';

type Reply = OutputOf<typeof getMessages>;

/** A conversation as far as it has been loaded: messages oldest first, without gaps. */
export interface Conversation {
  readonly messages: readonly Message[];
  /** Whether there are older ones to load. */
  readonly older: boolean;
  readonly other: ChatPartner;
  /** How far the other has read. */
  readonly readUntil: number;
  /** Everything up to this id is there; one's own that were just sent may be later, with gaps before. */
  readonly completeUpTo: number;
}

/** The newest page, as it comes first. */
export const firstPage = (reply: Reply): Conversation => ({
  messages: reply.messages,
  older: reply.hay_mas,
  other: reply.other,
  readUntil: reply.leido_hasta,
  completeUpTo: lastIdOf(reply.messages),
});

/** Puts the page above in front. */
export const withOlder = (conversation: Conversation, reply: Reply): Conversation => ({
  ...conversation,
  messages: merge(reply.messages, conversation.messages),
  older: reply.hay_mas,
});

/** Adds what is new after the last message, and who has read what. */
export const withNews = (conversation: Conversation, reply: Reply): Conversation => ({
  ...conversation,
  messages: merge(conversation.messages, reply.messages),
  other: reply.other,
  readUntil: Math.max(conversation.readUntil, reply.leido_hasta),
  completeUpTo: Math.max(conversation.completeUpTo, lastIdOf(reply.messages)),
});

/** Adds one message that the server has just stored; what came before it may not have arrived yet. */
export const withMessage = (conversation: Conversation, message: Message): Conversation => ({
  ...conversation,
  messages: merge(conversation.messages, [message]),
});

/** Takes over fresh links of images whose old ones have run out. */
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
 * Both lists by id, each message once. What was there stays as it is: its image has been loaded by a
 * link that a new one would throw away.
 */
function merge(a: readonly Message[], b: readonly Message[]): readonly Message[] {
  const known = new Set(a.map(({ id }) => id));
  const added = b.filter(({ id }) => !known.has(id));
  if (added.length === 0) return a;
  return [...a, ...added].toSorted((one, other) => one.id - other.id);
}
