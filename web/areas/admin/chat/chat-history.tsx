import { useParams } from 'react-router';
import type { ChatPartner } from '#contract/chat/view.ts';
import { pictureUrl } from '#web/api/client.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { DetailProblem } from '#web/shared/detail-problem.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Loading, Skeleton, SkeletonPerson } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { BackButton } from '../back-button.tsx';
import { PersonLink } from '../person-link.tsx';
import { ROL_NAMES } from '../words.ts';
import style from './chat-history.module.css';
import { Warnings } from './warnings.tsx';
import { HistoryThread } from './history-thread.tsx';
import { type History, useHistory } from './use-history.ts';

/** The screen fills the window; the messages scroll inside. */
export const handle = { layout: 'app' };

export const meta = () => [{ title: 'Historial de mensajes · Maestros' }];

/** /admin/chat-history/{key1}/{key2} (1 §2, 2 §2): read-only; the audit log records each opening. */
export default function ChatHistory() {
  const { one = '', other = '' } = useParams();
  const { query, older, renewLinks } = useHistory(one, other);
  return (
    <div className={style.page}>
      <div className={style.head}>
        <BackButton />
        {query.data ? <Names history={query.data} /> : <h1>Historial de mensajes</h1>}
      </div>
      {query.data && <Warnings {...{ one, other }} />}
      {query.isPending && (
        <Loading label="Cargando los mensajes…">
          <div className={style.skeleton}>
            <SkeletonPerson size={40} />
            <Skeleton width="60%" height={64} />
            <Skeleton width="45%" height={44} />
          </div>
        </Loading>
      )}
      {query.isError && !query.data && (
        <DetailProblem
          title="No se abrió la conversación"
          error={query.error}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          back={{ to: paths.accounts, label: 'Abrirla desde una cuenta' }}
        />
      )}
      {query.data && <Messages history={query.data} {...{ one, older, renewLinks }} />}
    </div>
  );
}

interface MessagesProps {
  history: History;
  one: string;
  older: () => Promise<void>;
  renewLinks: (id: number) => void;
}

function Messages({ history, one, older, renewLinks }: MessagesProps) {
  const primary = usePrimary(history);
  if (history.conversation.messages.length === 0)
    return (
      <EmptyState scene="messages" title="No hay mensajes entre estas dos personas">
        Cuando se escriban, lo que digan se leerá aquí.
      </EmptyState>
    );
  return (
    <HistoryThread
      history={history}
      one={{ keylogin: one, nombre: primary.nombre }}
      onOlder={older}
      onRenewLink={renewLinks}
    />
  );
}

/** Both people, each with a link to the account. */
function Names({ history }: { history: History }) {
  const primary = usePrimary(history);
  const people = [primary, history.conversation.other];
  return (
    <>
      <h1 className="m-hidden">
        Mensajes entre {people[0]?.nombre} y {people[1]?.nombre}
      </h1>
      <ul className={style.people}>
        {people.map((person) => (
          <li key={person.keylogin}>
            <Avatar nombre={person.nombre} imagen={pictureUrl(person.img_profile)} size={40} />
            <span>
              <PersonLink person={person} />
              <small>{ROL_NAMES[person.rol]}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

type Shown = Pick<ChatPartner, 'keylogin' | 'nombre' | 'img_profile' | 'rol'>;

/** The first of the two people; the administrator in a conversation of their own. */
function usePrimary({ primary }: History): Shown {
  const user = useSession()?.user;
  return (
    primary ?? {
      keylogin: user?.keylogin ?? '',
      nombre: user?.nombre ?? '',
      img_profile: user?.img_profile ?? null,
      rol: user?.rol ?? 4,
    }
  );
}
