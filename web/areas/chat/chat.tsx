import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { type ClientLoaderFunctionArgs, useParams } from 'react-router';
import { useSession } from '#web/api/session-store.ts';
import { requireSession } from '#web/shared/session/guard.ts';
import { EmptyState } from '#web/ui/states.tsx';
import style from './chat.module.css';
import { ConversationList } from './conversations/conversation-list.tsx';
import { ChatPane } from './messages/chat-pane.tsx';
import { createLoader, type Loader } from './messages/loader.ts';
import { resumeOutboxes } from '#web/shared/chat/outbox.ts';
import { useConversation } from './messages/use-conversation.ts';
import { usePanes } from './conversations/navigation.ts';
import { ProjectPane } from './project-pane.tsx';
import { usePaymentReturn } from './projects/use-payment-return.ts';
import { useChatSync } from './stream/use-chat-sync.ts';

/** The chat fills the window; its panes scroll inside. */
export const handle = { layout: 'app' };

export const meta = () => [{ title: 'Conversaciones · Maestros' }];

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return null;
}

/** `/chat/:id`, and `/chat/view` without an open conversation (1 §2). */
export default function Chat() {
  const me = useSession()?.keylogin;
  const { id } = useParams();
  const other = id === undefined || id === 'view' ? null : id;
  // Nobody is signed in between a logout and the redirect to /login.
  return me ? <Panes me={me} other={other} /> : null;
}

/** The breakpoint of the style sheet from which the project stands beside the messages. */
const hasAllPanes = () => matchMedia('(min-width: 72em)').matches;

function Panes({ me, other }: { me: string; other: string | null }) {
  const client = useQueryClient();
  const panes = usePanes(other);
  const loader = useMemo(
    () => (other === null ? null : createLoader(client, me, other)),
    [client, me, other],
  );
  // What is behind the project on a phone was not read.
  useLayoutEffect(
    () => loader?.showWhere(panes.pane === 'messages' ? () => true : hasAllPanes),
    [loader, panes.pane],
  );
  const paid = usePaymentReturn(me, other);
  useChatSync(me, other, () => void loader?.loadNew());
  useEffect(() => void resumeOutboxes(me), [me]);
  return (
    <div className={style.chat} data-pane={panes.pane}>
      {/* The page title, whichever pane a phone shows. */}
      <h1 className="m-hidden">Conversaciones</h1>
      <div className={style.list}>
        <ConversationList me={me} selected={other} />
      </div>
      {other !== null && loader ? (
        // A new key per conversation, because scroll position, draft and dialogs belong to it.
        <OpenConversation key={other} {...{ me, other, loader, panes, paid }} />
      ) : (
        <div className={`${style.messages} ${style.nobody}`}>
          <EmptyState scene="messages" title="Elige una conversación">
            Aquí verás los mensajes y, a un lado, el proyecto con su dinero.
          </EmptyState>
        </div>
      )}
    </div>
  );
}

interface OpenConversationProps {
  me: string;
  other: string;
  loader: Loader;
  panes: ReturnType<typeof usePanes>;
  /** What became of the payment that one comes back from. */
  paid: string | undefined;
}

function OpenConversation({ me, other, loader, panes, paid }: OpenConversationProps) {
  const chat = useConversation(me, other, loader);
  return (
    <>
      <div className={style.messages}>
        <ChatPane {...{ me, other, chat }} onBack={panes.toList} onPanel={panes.openPanel} />
      </div>
      <div className={style.panel}>
        <ProjectPane {...{ me, chat, panes, paid }} />
      </div>
    </>
  );
}
