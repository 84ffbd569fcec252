import { memo, useState } from 'react';
import { Link } from 'react-router';
import { ROL } from '#contract/call.ts';
import type { Conversation } from '#contract/chat/view.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { CountBadge } from '#web/ui/chip.tsx';
import { searchOptions } from '#web/ui/search-text.ts';
import { Loading, SkeletonPerson } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useSession } from '#web/api/session-store.ts';
import { Stars } from '#web/ui/stars.tsx';
import { Ago } from '#web/shared/chat/ago.tsx';
import { LoadMore } from '#web/shared/chat/load-more.tsx';
import { fromInside } from './navigation.ts';
import style from './conversation-list.module.css';
import type { ConversationPages } from './pages.ts';
import { SearchByName } from './search-by-name.tsx';
import { ScrollAnchoredList } from './scroll-anchored-list.tsx';
import { useConversations } from './use-conversations.ts';
import { factWords, readerOf } from '#web/shared/projects/fact-words.ts';
import { useFocusOnAdded } from '#web/shared/use-focus-on-added.ts';

export interface ConversationListProps {
  me: string;
  /** The open conversation. */
  selected: string | null;
}

/** The user's conversations, latest first. */
export function ConversationList({ me, selected }: ConversationListProps) {
  const { query, settled, loadOlder } = useConversations(me);
  const { data, error, refetch, isFetching } = query;
  // One heading per page: the open conversation's name, else this one.
  return (
    <section className={style.pane} aria-label="Conversaciones">
      <h2 className={style.title}>Conversaciones</h2>
      {data && settled ? (
        <Loaded {...{ me, selected, loadOlder }} list={data} />
      ) : error && settled ? (
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

interface LoadedProps extends ConversationListProps {
  list: ConversationPages;
  loadOlder: () => Promise<void>;
}

function Loaded({ me, selected, list, loadOlder }: LoadedProps) {
  const { entries, siguiente } = list;
  const more = siguiente !== null;
  const [name, setName] = useState('');
  const searching = name.trim() !== '';
  const shown = searching ? namedLike(entries, name) : entries;
  const { box, keepFocus } = useFocusOnAdded(shown.length);
  if (entries.length === 0) return <NoConversations />;
  return (
    <>
      {(entries.length > EASY_TO_SCAN || more || searching) && (
        <SearchByName {...{ name }} onChange={setName} found={shown.length} all={!more} />
      )}
      <ScrollAnchoredList className={style.list} box={box}>
        {shown.map((entry) => (
          <li key={entry.other_key}>
            <Entry {...{ me, entry }} current={entry.other_key === selected} />
          </li>
        ))}
        {more && (
          <li className={style.more}>
            {/* The person searched for may be on a later page: a short list loads it by itself. */}
            <LoadMore
              label={searching ? 'Buscar más atrás' : 'Ver más conversaciones'}
              onLoad={() => keepFocus(loadOlder)}
              within="ul"
            />
          </li>
        )}
      </ScrollAnchoredList>
    </>
  );
}

/** Lists up to this length have no search field. */
const EASY_TO_SCAN = 10;

const namedLike = (entries: readonly Conversation[], name: string) =>
  searchOptions(
    entries.map((entry) => ({ ...entry, label: entry.nombre })),
    name,
  );

interface EntryProps {
  me: string;
  entry: Conversation;
  current: boolean;
}

const Entry = memo(function Entry({ me, entry, current }: EntryProps) {
  // The open conversation counts as read, even before the list is reloaded.
  const unread = current ? 0 : entry.no_leidos;
  const { hecho, primer_nombre: other = entry.nombre } = entry;
  const said = hecho && factWords(hecho.evento, hecho, readerOf(me, hecho.sender, other));
  const text = said ?? (entry.last_message || 'Imagen');
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
        <span className={style.name}>{entry.nombre}</span>
        <span className={style.last}>
          {entry.last_sender === me && 'Tú: '}
          {text}
        </span>
        <span className={style.line}>
          {entry.average_rating !== undefined && (
            <span className={style.stars}>
              <Stars value={entry.average_rating} compact />
            </span>
          )}
          <span className={style.time}>
            <Ago at={entry.createAt} />
          </span>
          <span className={style.unread}>
            <CountBadge count={unread} label="sin leer" />
          </span>
        </span>
      </span>
    </Link>
  );
});

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
        : 'Cuando alguien te escriba, su mensaje aparecerá aquí.'}
    </EmptyState>
  );
}
