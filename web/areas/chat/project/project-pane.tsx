import { IconArrowLeft } from '@tabler/icons-react';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type PanelTab, TABS, type usePanes } from '../navigation.ts';
import { AdvancesTab } from './advances-tab.tsx';
import { Contact } from './contact.tsx';
import style from './project-pane.module.css';
import { isOver, sideOf } from './project-state.ts';
import { ProjectTab } from './project-tab.tsx';
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
  const project = <ProjectTab {...{ me, partner, proposal }} />;
  if (!proposal || !hasAdvances(proposal, me))
    return (
      <>
        <h2 className={style.only}>Proyecto</h2>
        {project}
      </>
    );
  return (
    <>
      <h2 className="m-hidden">Proyecto</h2>
      <Tabs
        label="Proyecto y anticipos"
        value={panes.tab}
        onChange={(tab) => {
          const known = TABS.find((name): name is PanelTab => name === tab);
          if (known) panes.chooseTab(known);
        }}
        tabs={[
          { id: 'proyecto', label: 'Proyecto', content: project },
          {
            id: 'anticipos',
            label: 'Anticipos',
            content: <AdvancesTab key={proposal.id} {...{ me, partner, proposal }} />,
          },
        ]}
      />
    </>
  );
}

/** The client releases parts of the money once payment has started (1 §2, §6). */
const hasAdvances = (proposal: Proposal, me: string): boolean =>
  sideOf(proposal, me) === 'client' && proposal.pagado > 0 && !isOver(proposal);
