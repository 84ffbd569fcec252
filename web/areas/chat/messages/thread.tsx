import { StoredBubble } from '#web/shared/chat/bubble.tsx';
import { LoadingCard } from '#web/shared/chat/card.tsx';
import { DayNote, SystemNote } from '#web/shared/chat/notes.tsx';
import { isEventMessage } from '#web/shared/projects/event-row.tsx';
import { type Conversation, isSeen } from '#web/shared/chat/pages.ts';
import { type Row, rowsOf } from '#web/shared/chat/rows.ts';
import { ThreadBox } from '#web/shared/chat/thread-box.tsx';
import { useToday } from '#web/shared/chat/use-now.ts';
import { useStore } from '#web/ui/store.ts';
import { ProjectEvent } from '../projects/cards/project-event.tsx';
import { useThreadProject } from '../projects/cards/use-thread-project.ts';
import { OwnRequestCard } from '../requests/own-request-card.tsx';
import { ReceivedRequestCard } from '../requests/received-request-card.tsx';
import { type ThreadRequest, withoutTheirImages } from '../requests/use-thread-requests.ts';
import { NewMessageAnnouncer } from './new-message-announcer.tsx';
import type { Loader } from './loader.ts';
import type { Outbox, Outgoing } from '#web/shared/chat/outbox.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';

export interface ThreadProps {
  me: string;
  conversation: Conversation;
  loader: Loader;
  outbox: Outbox;
  /** Moves a failed message back into the composer. */
  onEdit: (outgoing: Outgoing) => void;
  /** The composer already has an image. */
  hasDraftImage: boolean;
  /** The requests that are cards, by their numbers. */
  requests: ReadonlyMap<number, ThreadRequest | undefined>;
  /** Opens the panel of the project. */
  onPanel: () => void;
}

/** The messages of a conversation. */
export function Thread({
  me,
  conversation,
  loader,
  outbox,
  requests,
  onPanel,
  ...draft
}: ThreadProps) {
  const project = useThreadProject(me, conversation);
  const outgoing = useStore(outbox.items);
  const partner = conversation.other;
  const messages = withoutTheirImages(conversation.messages, requests);
  const rows = rowsOf(messages, outgoing, { me, today: useToday() });
  const last = rows.at(-1);

  const edit = (item: Outgoing) => {
    const taken = outbox.take(item.client_id);
    if (taken) draft.onEdit(taken);
  };
  const renderRow = (row: Row<Outgoing>, index: number) => {
    if (row.kind === 'day') return <DayNote key={row.key} label={row.label} />;
    if (row.kind === 'outgoing')
      return (
        <OutgoingBubble
          key={row.key}
          outgoing={row.outgoing}
          problem={problemBelow(row.outgoing, rows[index + 1])}
          onRetry={outbox.retry}
          onEdit={() => edit(row.outgoing)}
          onDiscard={() => void outbox.take(row.outgoing.client_id)}
          hasDraftImage={draft.hasDraftImage}
        />
      );
    const { message } = row;
    const asked = requests.get(message.id_solicitud ?? 0);
    if (asked?.own)
      return <OwnRequestCard key={row.key} {...{ partner }} request={asked.request} />;
    if (asked)
      return (
        <ReceivedRequestCard
          key={row.key}
          {...{ partner }}
          request={asked.request}
          proposal={project.proposal}
        />
      );
    // Its message would become a card a moment later.
    if (message.id_solicitud !== undefined && requests.has(message.id_solicitud))
      return <LoadingCard key={row.key} of={message.sender === me ? 'mine' : 'theirs'} />;
    if (isEventMessage(message))
      return <ProjectEvent key={row.key} {...{ me, message, project, onPanel }} />;
    if (message.sender === 'System')
      return <SystemNote key={row.key} message={message} words={project.wordsOf(message)} />;
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
    <>
      <ThreadBox
        label={`Mensajes con ${conversation.other.nombre}`}
        ends={{
          first: conversation.messages[0] ? String(conversation.messages[0].id) : '',
          last: last?.key ?? '',
          lastIsMine: last !== undefined && isMine(last, me),
        }}
        onOlder={conversation.older ? loader.older : undefined}
      >
        {rows.map(renderRow)}
      </ThreadBox>
      <NewMessageAnnouncer {...{ me, conversation }} wordsOf={project.wordsOf} />
    </>
  );
}

function isMine(row: Row<Outgoing>, me: string): boolean {
  return row.kind === 'outgoing' || (row.kind === 'message' && row.message.sender === me);
}

/** Of several messages that failed for the same reason, only the last shows it. */
function problemBelow({ problem }: Outgoing, next: Row<Outgoing> | undefined): string | undefined {
  return next?.kind === 'outgoing' && next.outgoing.problem === problem ? undefined : problem;
}
