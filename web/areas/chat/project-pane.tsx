import { IconArrowLeft } from '@tabler/icons-react';
import { ROL } from '#contract/call.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { useSession } from '#web/api/session-store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { useFocusKept } from '#web/ui/use-focus-kept.ts';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import type { Chat } from './messages/use-conversation.ts';
import { type PanelTab, useNamedProject, type usePanes } from './conversations/navigation.ts';
import { AdditionalTab } from './projects/additional/additional-tab.tsx';
import { AdvancesTab } from './projects/advances-tab.tsx';
import { Contact } from './projects/contact.tsx';
import style from './project-pane.module.css';
import { PayDialog } from './projects/pay-dialog.tsx';
import { PaymentResult } from './projects/payment-result.tsx';
import { ProjectTab } from './projects/project-tab.tsx';
import { SettingsTab } from './projects/settings/settings-tab.tsx';
import { tabsOf, waitingIn } from './projects/tabs.ts';
import { useProposal } from './projects/use-proposal.ts';

export interface ProjectPaneProps {
  me: string;
  chat: Chat;
  panes: ReturnType<typeof usePanes>;
  /** What became of the payment that one comes back from. */
  paid: string | undefined;
}

/** The right pane: the project of this conversation and its money. */
export function ProjectPane({ me, chat, panes, paid }: ProjectPaneProps) {
  const { data: conversation, error, refetch, isFetching } = chat.query;
  const partner = conversation?.other;
  const wide = useIsWide();
  const body = useFocusKept();
  // On a wide screen the messages pane already shows the error.
  if (wide && error && !partner) return null;
  return (
    <section className={style.pane} aria-label="Proyecto">
      <header className={style.head}>
        <span data-uncovered>
          <IconButton label="Volver a los mensajes" onClick={panes.toMessages}>
            <IconArrowLeft size={24} />
          </IconButton>
        </span>
        <span>{partner?.nombre}</span>
      </header>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={body} className={style.body} role="group" aria-label="Detalle" tabIndex={0}>
        {partner ? (
          <PartnersProject {...{ me, partner, panes, paid }} />
        ) : (
          <Waiting error={error} onRetry={() => void refetch()} busy={isFetching} />
        )}
      </div>
    </section>
  );
}

interface ContentProps {
  me: string;
  partner: ChatPartner;
  panes: ReturnType<typeof usePanes>;
}

function PartnersProject(props: ContentProps & Pick<ProjectPaneProps, 'paid'>) {
  const { me, partner, panes, paid } = props;
  const { data: proposal, error, refetch, isFetching } = useProposal(me, partner.keylogin);
  return (
    <>
      <Contact partner={partner} />
      {proposal === undefined ? (
        <Waiting error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <>
          {paid !== undefined && <PaymentResult key={paid} status={paid} proposal={proposal} />}
          <Content {...{ me, partner, proposal, panes }} />
        </>
      )}
    </>
  );
}

/** Loading, or the reason why it failed. */
function Waiting(props: { error: Error | null; onRetry: () => void; busy: boolean }) {
  const { error, onRetry, busy } = props;
  if (error)
    return (
      <ErrorState onRetry={onRetry} busy={busy}>
        {error.message}
      </ErrorState>
    );
  return (
    <Loading label="Cargando el proyecto…">
      <div className={style.skeleton}>
        <Skeleton height={40} />
        <div className={style.skeletonHead}>
          <Skeleton width="60%" height={48} />
          <Skeleton width={92} height={28} round />
        </div>
        <div className={style.skeletonNow}>
          <Skeleton width="30%" height={18} />
          <Skeleton width="60%" height={20} />
          <SkeletonText lines={2} />
          <Skeleton height={48} />
        </div>
        <div className={style.skeletonNow}>
          <Skeleton width="40%" height={18} />
          <Skeleton height={12} />
          <SkeletonText lines={2} />
        </div>
      </div>
    </Loading>
  );
}

function Content(props: ContentProps & { proposal: Proposal | null }) {
  const { me, partner, proposal, panes } = props;
  const rol = useSession()?.user?.rol ?? ROL.client;
  const named = useNamedProject();
  if (!proposal)
    return (
      <>
        <h2 className={style.only}>Proyecto</h2>
        <ProjectTab {...{ me, partner, proposal }} />
      </>
    );
  const shared = { me, partner, proposal };
  const all: Record<PanelTab, Omit<Tab, 'id'>> = {
    proyecto: { label: 'Proyecto', content: <ProjectTab {...shared} /> },
    ajustes: { label: 'Ajustes', content: <SettingsTab key={proposal.id} {...shared} /> },
    anticipos: { label: 'Anticipos', content: <AdvancesTab key={proposal.id} {...shared} /> },
    adicionales: {
      label: 'Adicionales',
      count: proposal.data_propuesta.adicionales.length,
      waiting: waitingIn(proposal, me),
      content: <AdditionalTab key={proposal.id} {...shared} />,
    },
  };
  const known = tabsOf(proposal, { me, rol });
  // An earlier project has no tabs of its own.
  const isEarlier = named !== null && named !== proposal.id;
  return (
    <>
      <h2 className="m-hidden">Proyecto</h2>
      <PayDialog key={proposal.id} {...shared} />
      <Tabs
        label="Proyecto"
        tight={known.length > 3}
        wrap
        // A tab that no longer exists falls back to the project.
        value={known.includes(panes.tab) && !isEarlier ? panes.tab : 'proyecto'}
        onChange={(id) => {
          const tab = known.find((name) => name === id);
          if (tab) panes.chooseTab(tab);
        }}
        tabs={known.map((id) => ({ id, ...all[id] }))}
      />
    </>
  );
}
