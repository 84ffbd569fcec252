import { IconArrowDown } from '@tabler/icons-react';
import type { Message } from '#contract/views.ts';
import { Button } from '#web/ui/button.tsx';
import { useStore } from '#web/ui/store.ts';
import { Ago } from '../ago.tsx';
import { useToday } from '../use-now.ts';
import { StoredBubble } from './bubble.tsx';
import { LatestAloud } from './latest-aloud.tsx';
import { OlderMessages } from './older-messages.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import type { Loader } from './loader.ts';
import type { Outbox, Outgoing } from './outbox.ts';
import { type Conversation, isSeen } from './pages.ts';
import { type Row, rowsOf, toneOf } from './rows.ts';
import style from './thread.module.css';
import { useThreadScroll } from './use-thread-scroll.ts';

export interface ThreadProps {
  me: string;
  conversation: Conversation;
  loader: Loader;
  outbox: Outbox;
  /** A failed message goes back into the field. */
  onEdit: (outgoing: Outgoing) => void;
}

/** The messages of a conversation. */
export function Thread({ me, conversation, loader, outbox, onEdit }: ThreadProps) {
  const outgoing = useStore(outbox.items);
  const rows = rowsOf(conversation.messages, outgoing, useToday());
  const last = rows.at(-1);
  const { box, content, onScroll, newBelow, onNewest } = useThreadScroll({
    first: conversation.messages[0] ? String(conversation.messages[0].id) : '',
    last: last?.key ?? '',
    lastIsMine: last !== undefined && isMine(last, me),
  });

  const edit = (item: Outgoing) => {
    const taken = outbox.take(item.client_id);
    if (taken) onEdit(taken);
  };
  const draw = (row: Row) => {
    if (row.kind === 'day')
      return (
        <p key={row.key} className={style.note}>
          {row.label}
        </p>
      );
    if (row.kind === 'outgoing')
      return (
        <OutgoingBubble
          key={row.key}
          outgoing={row.outgoing}
          onRetry={outbox.retry}
          onEdit={() => edit(row.outgoing)}
        />
      );
    const { message } = row;
    if (message.sender === 'System') return <SystemNote key={row.key} message={message} />;
    const mine = message.sender === me;
    return (
      <StoredBubble
        key={row.key}
        message={message}
        mine={mine}
        seen={mine && isSeen(conversation, message)}
        author={mine ? 'Tú' : conversation.other.nombre}
        onRenewLink={loader.renewLinks}
      />
    );
  };

  return (
    <div className={style.thread}>
      <div
        ref={box}
        className={style.box}
        onScroll={onScroll}
        role="log"
        // What is new is read aloud below; pages that load above must not be.
        aria-live="off"
        aria-label={`Mensajes con ${conversation.other.nombre}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
        tabIndex={0}
      >
        <div ref={content} className={style.content}>
          {conversation.older && <OlderMessages onLoad={loader.older} />}
          {rows.map(draw)}
        </div>
      </div>
      {newBelow && (
        <div className={style.pill}>
          <Button size="sm" icon={<IconArrowDown size={18} aria-hidden />} onClick={onNewest}>
            nuevos mensajes
          </Button>
        </div>
      )}
      <LatestAloud me={me} conversation={conversation} />
    </div>
  );
}

function isMine(row: Row, me: string): boolean {
  return row.kind === 'outgoing' || (row.kind === 'message' && row.message.sender === me);
}

/** An automatic message: set apart, in the middle. */
function SystemNote({ message }: { message: Message }) {
  return (
    <p className={style.note} data-tone={toneOf(message)}>
      {message.msg} · <Ago at={message.createAt} />
    </p>
  );
}
