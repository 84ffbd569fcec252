import { IconArrowLeft } from '@tabler/icons-react';
import { ROL } from '#contract/call.ts';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { useSession } from '#web/api/session-store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import type { PanelTab, usePanes } from '../navigation.ts';
import { AdditionalTab } from './additional/additional-tab.tsx';
import { AdvancesTab } from './advances-tab.tsx';
import { Contact } from './contact.tsx';
import style from './project-pane.module.css';
import { isOver, sideOf } from './project-state.ts';
import { ProjectTab } from './project-tab.tsx';
import { SettingsTab } from './settings/settings-tab.tsx';
import { tabsOf } from './tabs.ts';
import { useProposal } from './use-proposal.ts';

export interface ProjectPaneProps {
  me: string;
  partner: ChatPartner;
  panes: ReturnType<typeof usePanes>;
}

/** The right pane: the project of this conversation and its money. */
export function ProjectPane({ me, partner, panes }: ProjectPaneProps) {
  const { data: proposal, error, refetch, isFetching } = useProposal(me, partner.keylogin);
  return (
    <section className={style.pane} aria-label="Proyecto">
      <header className={style.head}>
        <IconButton label="Volver a los mensajes" onClick={panes.toMessages}>
          <IconArrowLeft size={24} />
        </IconButton>
        <span>{partner.nombre}</span>
      </header>
      {/* It scrolls, with a keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={style.body} role="group" aria-label="Detalle" tabIndex={0}>
        <Contact partner={partner} />
        {proposal !== undefined ? (
          <Content {...{ me, partner, proposal, panes }} />
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching}>
            {error.message}
          </ErrorState>
        ) : (
          <Loading label="Cargando el proyecto…">
            <div className={style.skeleton}>
              <Skeleton width="70%" height={24} />
              <Skeleton height={96} />
              <SkeletonText lines={5} />
              <Skeleton height={48} />
            </div>
          </Loading>
        )}
      </div>
    </section>
  );
}

function Content(props: ProjectPaneProps & { proposal: Proposal | null }) {
  const { me, partner, proposal, panes } = props;
  const rol = useSession()?.user?.rol ?? ROL.client;
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
  return (
    <>
      <h2 className="m-hidden">Proyecto</h2>
      <Tabs
        label="Proyecto"
        tight={known.length > 3}
        // A tab that is no longer there gives way to the project.
        value={known.includes(panes.tab) ? panes.tab : 'proyecto'}
        onChange={(id) => {
          const tab = known.find((name) => name === id);
          if (tab) panes.chooseTab(tab);
        }}
        tabs={known.map((id) => ({ id, ...all[id] }))}
      />
    </>
  );
}

/** A service that the client has yet to decide on. */
function waitingIn(proposal: Proposal, me: string): string | undefined {
  const mine = sideOf(proposal, me) === 'client' && !isOver(proposal);
  const pending = proposal.data_propuesta.adicionales.some(
    ({ estatus }) => estatus === 'pendiente',
  );
  return mine && pending ? 'te toca decidir' : undefined;
}
