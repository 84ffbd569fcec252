import { useState } from 'react';
import { type Conversation, lastId } from '#web/shared/chat/pages.ts';

/** Announces to screen readers the messages that arrive while the conversation is open. */
export function NewMessageAnnouncer({
  me,
  conversation,
}: {
  me: string;
  conversation: Conversation;
}) {
  const [from] = useState(() => lastId(conversation));
  const { messages, other } = conversation;
  const latest = messages.findLast(({ sender }) => sender !== me);
  const isNew = latest !== undefined && latest.id > from;
  const author = latest?.sender === 'System' ? 'Aviso' : other.nombre;
  return (
    <p className="m-hidden" aria-live="polite">
      {isNew && `${author}: ${latest.msg || 'envió una imagen'}`}
    </p>
  );
}
