import type { ReactNode } from 'react';
import type { GroupTotals, ProposalSummary } from '#contract/views.ts';
import { GROUPS, type Group } from '#domain/projects/groups.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { GrowingList } from '../growing-list.tsx';
import { Screen } from '../own-area/screen.tsx';
import { SearchBox } from '../search-box.tsx';
import { useUser } from '../session/use-user.ts';
import { useOwnProjects } from './use-own-projects.ts';

const ALL = 'todos';
const NAMES: Record<Group, string> = {
  en_curso: 'En curso',
  esperando: 'Por responder',
  finalizados: 'Finalizados',
  cerrados: 'Cerrados',
};

interface OwnProjectsProps {
  /** What an empty group says. */
  empty: Record<Group | typeof ALL, string>;
  children: (project: ProposalSummary) => ReactNode;
}

/** All of one's projects, page by page. The group and the searched words are in the address. */
export function OwnProjects({ empty, children }: OwnProjectsProps) {
  const { list, grupo, search, change } = useOwnProjects();
  const { proposal_total } = useUser().user;
  const totals = list.data?.pages[0]?.totales ?? proposal_total;
  const none =
    search === '' ? (
      <EmptyState scene="projects" title="Aquí todavía no hay proyectos">
        {empty[grupo ?? ALL]}
      </EmptyState>
    ) : (
      <EmptyState
        title={`No encontramos «${search}»`}
        action={
          <Button variant="secondary" onClick={() => change({ search: '', grupo: undefined })}>
            Ver todos
          </Button>
        }
      >
        Busca por el título, la descripción o el nombre de la otra persona.
      </EmptyState>
    );
  return (
    <Screen title="Mis proyectos" lead="Todos los que has tenido, del más reciente al más antiguo.">
      <SearchBox
        label="Título, descripción o persona"
        applied={search}
        onSearch={(text) => change({ search: text })}
      />
      <Tabs
        label="Qué proyectos"
        value={grupo ?? ALL}
        onChange={(id) => change({ grupo: GROUPS.find((group) => group === id) })}
        tabs={[
          { id: ALL, label: 'Todos', count: sumOf(totals) },
          ...GROUPS.map((id) => ({ id, label: NAMES[id], count: totals[id] })),
        ]}
        panel={
          <>
            <h2 className="m-hidden">{grupo ? NAMES[grupo] : 'Todos'}</h2>
            <GrowingList
              list={list}
              itemsOf={({ proyectos }) => proyectos}
              keyOf={({ id }) => id}
              loading="Cargando tus proyectos…"
              none={none}
            >
              {children}
            </GrowingList>
          </>
        }
      />
    </Screen>
  );
}

const sumOf = (totals: GroupTotals): number =>
  GROUPS.reduce((sum, group) => sum + totals[group], 0);
