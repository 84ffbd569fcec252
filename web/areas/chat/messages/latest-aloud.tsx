import { useState } from 'react';
import { type Conversation, lastId } from '#web/shared/chat/pages.ts';

/** Reads a message aloud that arrives while the conversation is open, and nothing that was there. */
export function LatestAloud({ me, conversation }: { me: string; conversation: Conversation }) {
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
