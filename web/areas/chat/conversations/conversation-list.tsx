import { Link } from 'react-router';
import { ROL } from '#contract/call.ts';
import type { Conversation } from '#contract/views.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { CountBadge } from '#web/ui/chip.tsx';
import { Loading, SkeletonPerson } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useSession } from '#web/api/session-store.ts';
import { Ago } from '#web/shared/chat/ago.tsx';
import { fromInside } from '../navigation.ts';
import style from './conversation-list.module.css';
import { useConversations } from './use-conversations.ts';

export interface ConversationListProps {
  me: string;
  /** The one that is open. */
  selected: string | null;
}

/** Everybody one has written with, the latest first. */
export function ConversationList({ me, selected }: ConversationListProps) {
  const { data, error, refetch, isFetching } = useConversations(me);
  // One title per page: the open conversation's name, else this.
  return (
    <section className={style.pane} aria-label="Conversaciones">
      <h2 className={style.title}>Conversaciones</h2>
      {data ? (
        <Entries {...{ me, selected }} entries={data} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <Loading label="Cargando conversaciones…">
          <div className={style.skeletons}>
            {[1, 2, 3, 4, 5].map((line) => (
              <SkeletonPerson key={line} />
            ))}
          </div>
        </Loading>
      )}
    </section>
  );
}

function Entries(props: ConversationListProps & { entries: readonly Conversation[] }) {
  const { me, selected, entries } = props;
  if (entries.length === 0) return <NoConversations />;
  return (
    <ul className={style.list}>
      {entries.map((entry) => (
        <li key={entry.other_key}>
          <Entry {...{ me, entry }} current={entry.other_key === selected} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ me, entry, current }: { me: string; entry: Conversation; current: boolean }) {
  // What is open is being read, whatever the list knew when it was made.
  const unread = current ? 0 : entry.no_leidos;
  const text = entry.last_message || 'Imagen';
  return (
    <Link
      className={style.entry}
      to={paths.chat(entry.other_key)}
      state={fromInside}
      aria-current={current ? 'true' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <Avatar nombre={entry.nombre} imagen={pictureUrl(entry.img_profile)} size={48} />
      <span className={style.words}>
        <span className={style.line}>
          <span className={style.name}>{entry.nombre}</span>
          <span className={style.time}>
            <Ago at={entry.createAt} />
          </span>
        </span>
        <span className={style.line}>
          <span className={style.last}>
            {entry.last_sender === me && 'Tú: '}
            {text}
          </span>
          <CountBadge count={unread} label="sin leer" />
        </span>
      </span>
    </Link>
  );
}

function NoConversations() {
  const client = useSession()?.user.rol === ROL.client;
  return (
    <EmptyState
      scene="messages"
      title="Aquí verás tus conversaciones"
      action={client && <Button href={paths.categories}>Buscar profesionales</Button>}
    >
      {client
        ? 'Elige a un profesional y escríbele qué necesitas arreglar.'
        : 'Cuando un cliente te escriba, su mensaje aparecerá aquí.'}
    </EmptyState>
  );
}
