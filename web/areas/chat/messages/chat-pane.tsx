import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ROL } from '#contract/call.ts';
import { textOf } from '#contract/errors.ts';
import { whyNotBegin } from '#domain/chat/first-contacts.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Chat } from './use-conversation.ts';
import { useSession } from '#web/api/session-store.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { paths } from '#web/paths.ts';
import { DetailProblem } from '#web/shared/detail-problem.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useOnce } from '#web/shared/use-settled.ts';
import { useStore } from '#web/ui/store.ts';
import { useFocusKept } from '#web/ui/use-focus-kept.ts';
import { useNamedProject } from '../conversations/navigation.ts';
import { Composer } from '../composer/composer.tsx';
import { useDraft } from '../composer/use-draft.ts';
import { FirstMessage } from '../requests/first-message.tsx';
import { RequestCard } from '../requests/request-card.tsx';
import { ClosedBar } from '../moderation/closed-bar.tsx';
import { closedReason } from '#web/shared/moderation/closed-reason.ts';
import { OutsideNotice } from '../moderation/outside-notice.tsx';
import { PersonMenu } from '../moderation/person-menu.tsx';
import { ChatHeader } from './chat-header.tsx';
import style from './chat-pane.module.css';
import { ChatSkeleton } from './chat-skeleton.tsx';
import type { Outgoing } from '#web/shared/chat/outbox.ts';
import type { Conversation } from '#web/shared/chat/pages.ts';
import { isOver, makesWay, isAskedToShow } from '../projects/project-state.ts';
import { useProposal } from '../projects/use-proposal.ts';
import { Thread } from './thread.tsx';
import { ChatStrip } from './turn-strip.tsx';
import { useThreadRequests, waitingRequest } from '../requests/use-thread-requests.ts';

export interface ChatPaneProps {
  me: string;
  other: string;
  chat: Chat;
  onBack: () => void;
  onPanel: () => void;
}

/** The middle pane: the other person, the messages and the composer. */
export function ChatPane({ me, other, chat, onBack, onPanel }: ChatPaneProps) {
  const { data: conversation, error, refetch, isFetching } = chat.query;
  // Asked for together with the messages, above which it stands.
  useProposal(me, other);
  if (conversation) return <OpenChat {...{ me, other, chat, conversation, onBack, onPanel }} />;
  if (!error) return <ChatSkeleton />;
  return (
    <section className={style.pane}>
      <span className={style.back}>
        <IconButton label="Volver a las conversaciones" onClick={onBack}>
          <IconArrowLeft size={24} />
        </IconButton>
      </span>
      <DetailProblem
        title="No se abrió la conversación"
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
        back={{ to: paths.conversations, label: 'Ver tus conversaciones' }}
      />
    </section>
  );
}

function OpenChat(props: ChatPaneProps & { conversation: Conversation }) {
  const { me, other, chat, conversation } = props;
  const partner = conversation.other;
  const [draft, setDraft] = useDraft(me, other);
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const pane = useFocusKept();
  const closeRequest = () => setParams({}, { replace: true, state });
  const outgoing = useStore(chat.outbox.items);
  const project = useProposal(me, other);
  const { data: proposal } = project;
  const current = proposal && (!isOver(proposal) || isAskedToShow(proposal, me)) ? proposal : null;
  useEarlierByAddress(other, proposal?.id);
  const requests = useThreadRequests(conversation, proposal);
  const waiting =
    proposal && !makesWay(proposal) ? undefined : waitingRequest(requests.values(), other);
  // Whose turn it is stands above the messages: they come together, so that none is pushed away from under a finger.
  const known = useOnce(proposal !== undefined || !project.isLoading);
  // Without a project it is probably the request's.
  const awaited = proposal === null && [...requests.values()].includes(undefined);
  const blocked = useBlocked(conversation);
  const firstMessageHint = useFirstMessageHint(partner);
  const requested = !blocked && params.get('action') === 'presupuesto';
  const empty = conversation.messages.length === 0 && outgoing.length === 0;

  const send = () => {
    const { msg, image } = draft;
    chat.outbox.send({ msg: msg.trim(), ...(image && { image }) });
    setDraft({ msg: '', image: null });
  };
  const edit = ({ msg, image }: Outgoing) =>
    setDraft({
      msg: [msg, draft.msg].filter(Boolean).join('\n'),
      image: image ?? draft.image,
    });

  if (!known) return <ChatSkeleton />;
  return (
    <section
      ref={pane}
      tabIndex={-1}
      className={style.pane}
      aria-label={`Conversación con ${partner.nombre}`}
    >
      <ChatHeader
        partner={partner}
        menu={<PersonMenu {...{ conversation }} onChanged={chat.loader.loadNew} />}
        onBack={props.onBack}
        // The strip leads there too, and a long name needs the room.
        onPanel={current || awaited || waiting?.own === false ? undefined : props.onPanel}
      />
      <ChatStrip
        {...{ me, partner, waiting, awaited }}
        proposal={current}
        answered={requests.get(current?.solicitud ?? 0)}
        onPanel={props.onPanel}
      />
      {empty && requested ? (
        <div className={style.empty} />
      ) : empty ? (
        <div className={style.empty}>
          <EmptyState
            scene="messages"
            title={
              blocked
                ? closedReason(partner) || blocked === textOf('recipient_is_client')
                  ? `No puedes escribirle a ${partner.nombre}`
                  : `Todavía no puedes escribirle a ${partner.nombre}`
                : `Escríbele a ${partner.nombre}`
            }
          >
            {blocked ?? firstMessageHint}
          </EmptyState>
        </div>
      ) : (
        <Thread
          {...{ me, conversation }}
          {...chat}
          onEdit={edit}
          hasDraftImage={draft.image !== null}
          requests={requests}
          onPanel={props.onPanel}
        />
      )}
      {requested && (
        <RequestCard
          partner={partner}
          onClose={closeRequest}
          onSent={() => {
            closeRequest();
            void chat.loader.loadNew();
          }}
        />
      )}
      {closedReason(partner) && <ClosedBar {...{ partner }} onChanged={chat.loader.loadNew} />}
      {!blocked && empty && !requested && <FirstMessage {...{ partner }} text={draft.msg} />}
      {!blocked && <OutsideNotice {...{ me, partner }} text={draft.msg} />}
      {!blocked && (
        <Composer
          {...{ draft }}
          takesFocus={!requested && !params.has('panel') && !params.has('propuesta')}
          onChange={setDraft}
          onSend={send}
          otherName={partner.nombre}
        />
      )}
    </section>
  );
}

/** Opens the panel where the address names an earlier project, which is there alone: a link to rate it that comes late. */
function useEarlierByAddress(other: string, shown: number | undefined): void {
  const named = useNamedProject();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isEarlier = named !== null && shown !== undefined && named !== shown;
  const opens = isEarlier && !params.has('panel');
  useEffect(() => {
    if (opens && named !== null) void navigate(paths.project(other, named), { replace: true });
  }, [opens, named, other, navigate]);
}

/** The hint of an empty conversation, by the user's role. */
function useFirstMessageHint({ rol }: ChatPartner): string {
  const own = useSession()?.user.rol;
  if (own === ROL.admin)
    return 'Le escribes en nombre del equipo de Maestros. Si no está aquí, se le avisa por WhatsApp.';
  if (rol === ROL.admin) return 'Es el equipo de Maestros. Cuenta en qué podemos ayudarte.';
  if (own === ROL.professional)
    return 'Preséntate y pregunta qué hay que hacer, dónde y para cuándo. Lo que acuerden queda aquí.';
  return 'Cuenta qué hay que hacer, dónde y para cuándo. Lo que acuerden queda aquí.';
}

/** Why the user cannot write here, shown before anything is typed (decisions §2). */
function useBlocked({ messages, other }: Conversation): string | undefined {
  const user = useSession()?.user;
  const closed = closedReason(other);
  if (closed || !user || messages.length > 0) return closed;
  const { rol, profile } = user;
  const reason = whyNotBegin({ rol, validado: profile?.validacion === 'validado' }, other);
  return reason ? textOf(reason) : undefined;
}
