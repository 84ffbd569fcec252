import { useMemo } from 'react';
import { StoredBubble } from '#web/shared/chat/bubble.tsx';
import { DayNote, SystemNote } from '#web/shared/chat/notes.tsx';
import { rowsOf } from '#web/shared/chat/rows.ts';
import { ThreadBox } from '#web/shared/chat/thread-box.tsx';
import { useToday } from '#web/shared/chat/use-now.ts';
import { EventRow, isEventMessage } from '#web/shared/projects/event-row.tsx';
import type { EventReader } from '#web/shared/projects/event-words.ts';
import { factWords } from '#web/shared/projects/fact-words.ts';
import { RequestRow } from './request-row.tsx';
import type { History } from './use-history.ts';
import { useRequestsBetween } from './use-requests-between.ts';

interface HistoryThreadProps {
  history: History;
  /** The first of the two people, whose messages are shown as sent (2 §2). */
  one: { keylogin: string; nombre: string };
  onOlder: () => Promise<void>;
  onRenewLink: (id: number) => void;
}

/** The messages of two people, read-only, each with its read tick. */
export function HistoryThread({ history, one, onOlder, onRenewLink }: HistoryThreadProps) {
  const { messages, older, other, readUntil } = history.conversation;
  const today = useToday();
  const requests = useRequestsBetween(one.keylogin, other.keylogin, messages);
  const rows = rowsOf(messages, [], { me: one.keylogin, today });
  const readers = useMemo(() => readersOf(one.nombre, other.nombre), [one.nombre, other.nombre]);
  return (
    <ThreadBox
      label={`Mensajes entre ${one.nombre} y ${other.nombre}`}
      ends={{
        first: messages[0] ? String(messages[0].id) : '',
        last: rows.at(-1)?.key ?? '',
        lastIsMine: false,
      }}
      onOlder={older ? onOlder : undefined}
    >
      {rows.map((row) => {
        if (row.kind !== 'message')
          return row.kind === 'day' && <DayNote key={row.key} label={row.label} />;
        const { message } = row;
        const client = (message.proyecto ?? message.hecho)?.sender;
        const reader = client === one.keylogin ? readers.one : readers.other;
        if (isEventMessage(message))
          return <EventRow key={row.key} {...{ message, reader, today }} />;
        if (message.sender === 'System') {
          const words = factWords(message.evento, message.hecho, reader);
          return <SystemNote key={row.key} message={message} words={words} />;
        }
        const sent = message.sender === one.keylogin;
        const request = requests.get(message.id_solicitud ?? 0);
        if (request)
          return (
            <RequestRow
              key={row.key}
              request={request}
              of={sent ? 'mine' : 'theirs'}
              from={sent ? one.nombre : other.nombre}
              today={today}
            />
          );
        return (
          <StoredBubble
            key={row.key}
            message={message}
            mine={sent}
            seen={message.seen === 1 || (sent && message.id <= readUntil)}
            ticked
            author={sent ? one.nombre : other.nombre}
            onRenewLink={onRenewLink}
          />
        );
      })}
    </ThreadBox>
  );
}

/** The team as reader of a project, by which of the two is its client. */
const readersOf = (one: string, other: string): Record<'one' | 'other', EventReader> => ({
  one: { side: null, client: one, professional: other },
  other: { side: null, client: other, professional: one },
});
