import { useState } from 'react';
import type { Message } from '#contract/chat/view.ts';
import { type Conversation, lastId } from '#web/shared/chat/pages.ts';

/** Announces to screen readers the messages that arrive while the conversation is open. */
export function NewMessageAnnouncer({
  me,
  conversation,
  wordsOf,
}: {
  me: string;
  conversation: Conversation;
  /** What a message of the product says to the reader. */
  wordsOf: (message: Message) => string | undefined;
}) {
  const [from] = useState(() => lastId(conversation));
  const { messages, other } = conversation;
  const latest = messages.findLast(({ sender }) => sender !== me);
  const isNew = latest !== undefined && latest.id > from;
  const author = latest?.sender === 'System' ? 'Aviso' : other.nombre;
  return (
    <p className="m-hidden" aria-live="polite">
      {isNew && `${author}: ${wordsOf(latest) || latest.msg || 'envió una imagen'}`}
    </p>
  );
}
