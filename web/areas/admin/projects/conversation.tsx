import { useState } from 'react';
import { getMessages } from '#contract/chat.ts';
import type { TeamProject } from '#contract/projects.ts';
import { DetailProblem } from '#web/shared/detail-problem.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { HistoryThread } from '../chat/history-thread.tsx';
import { useHistory } from '../chat/use-history.ts';
import { TeamButton } from '../team-button.tsx';
import style from './project.module.css';

/** What the two write to each other: beside the page on a desktop, once it is asked for; on a phone a page of its own. */
export function Conversation({ proyecto: { client, author } }: { proyecto: TeamProject }) {
  const wide = useIsWide();
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" className={style.card}>
      <h2>
        Conversación <small>queda registrado quién la lee</small>
      </h2>
      <div>
        {wide ? (
          <TeamButton
            call={getMessages}
            variant="secondary"
            size="sm"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Cerrar la conversación' : 'Leer la conversación'}
          </TeamButton>
        ) : (
          <TeamButton
            variant="secondary"
            size="sm"
            href={paths.chatHistory(client.keylogin, author.keylogin)}
          >
            Leer la conversación
          </TeamButton>
        )}
      </div>
      {wide && open && <Thread client={client} author={author} />}
    </Card>
  );
}

/** The audit log records its opening, by the same call as on its own page. */
function Thread({ client, author }: Pick<TeamProject, 'client' | 'author'>) {
  const { query, older, renewLinks } = useHistory(client.keylogin, author.keylogin);
  const history = query.data;
  if (query.isError && !history)
    return (
      <DetailProblem
        title="No se abrió la conversación"
        error={query.error}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
        back={{
          to: paths.chatHistory(client.keylogin, author.keylogin),
          label: 'Abrirla en su página',
        }}
      />
    );
  if (!history)
    return (
      <Loading label="Cargando los mensajes…">
        <Skeleton height={240} />
      </Loading>
    );
  if (history.conversation.messages.length === 0)
    return <p className={style.muted}>Todavía no se escriben.</p>;
  return (
    <div className={style.thread}>
      <HistoryThread
        history={history}
        one={{ keylogin: client.keylogin, nombre: client.nombre }}
        onOlder={older}
        onRenewLink={renewLinks}
      />
    </div>
  );
}
