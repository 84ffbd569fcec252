import { exportProjects, type ProjectSums } from '#contract/projects.ts';
import { PROJECTS_COUNTED } from '#domain/projects/listing.ts';
import { REMINDED_AT_ONCE } from '#domain/reminders/asked.ts';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { FileButton } from '../file-button.tsx';
import { ChooseAll } from '../list/choose/choose.tsx';
import { useChoice } from '../list/choose/use-choice.ts';
import { DaysFilter } from '../list/days-filter.tsx';
import { formatted } from '../list/formatted.ts';
import { ListPage, ListSummary, Sums } from '../list/list-page.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { More } from '../list/more.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { loadCsv } from './csv.ts';
import { CHOICES, type ProjectsQuery, setOf, STEPS } from './filters.ts';
import { ProjectsFilters } from './projects-filters.tsx';
import style from './projects.module.css';
import { ProjectsTable } from './projects-table.tsx';
import { RemindMany } from './remind-many.tsx';
import { useProjects } from './use-projects.ts';
import { notChosenWords } from './words.ts';

export const meta = () => [{ title: 'Proyectos · Maestros' }];

/** /admin/proyectos (4 §F): the projects of all; filters and order are in the address. */
export default function TeamProjects() {
  const { listQuery, change, reset } = useListAddress(CHOICES);
  const list = useProjects(listQuery);
  const problem = (list.error instanceof ApiError && list.error.campos?.['search']) || undefined;
  const proyectos = list.data?.pages.flatMap((page) => page.proyectos) ?? [];
  const choice = useChoice(proyectos, {
    of: JSON.stringify({ ...listQuery, orden: '', filas: '' }),
    keyOf: ({ id }) => id,
    whyNot: notChosenWords,
    most: REMINDED_AT_ONCE,
  });
  const sums = list.data?.pages[0]?.sumas;
  const { search, paso, desde, hasta } = listQuery;
  const ofDays = paso !== '' || desde !== '' || hasta !== '';
  const filtered = setOf(listQuery) > 0 || search !== '' || ofDays;
  const none = list.data !== undefined && proyectos.length === 0;
  return (
    <ListPage title="Proyectos">
      <ProjectsFilters listQuery={listQuery} problem={problem} onChange={change} />
      {ofDays && (
        <DaysFilter
          label={paso === '' ? 'Creados' : STEPS[paso]}
          {...{ desde, hasta }}
          onClear={() => change({ paso: '', desde: '', hasta: '' })}
        />
      )}
      {list.isPending && <ListSkeleton />}
      {list.isError && problem === undefined && !list.isFetchNextPageError && (
        <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
          {list.error.message}
        </ErrorState>
      )}
      {none && <Nothing filtered={filtered} onReset={reset} />}
      {proyectos.length > 0 && problem === undefined && (
        <>
          <ListSummary
            actions={
              <>
                <ChooseAll
                  chosen={choice.all.chosen}
                  onChoose={(yes) => choice.all.choose(yes)}
                  disabledReason={choice.all.whyNot('En ninguno de estos hay a quién recordarle.')}
                />
                <FileButton call={exportProjects} load={() => loadCsv(listQuery)}>
                  Descargar CSV
                </FileButton>
              </>
            }
          >
            {sums && <ProjectsSums sums={sums} />}
          </ListSummary>
          <ProjectsTable
            proyectos={proyectos}
            stale={list.isPlaceholderData}
            order={listQuery.orden}
            onOrder={(orden) => change({ orden: orden as ProjectsQuery['orden'] })}
            choice={choice}
          />
          <More
            list={list}
            what="proyectos"
            filas={listQuery.filas}
            onFilas={(filas) => change({ filas })}
          />
        </>
      )}
      {/* Also without rows: what could not be reminded is still named. */}
      <RemindMany chosen={choice.chosen} tooMany={choice.tooMany} onNone={choice.none} />
    </ListPage>
  );
}

/** How many the filter holds, and what they add up to. */
function ProjectsSums({ sums: { total, muchos, precio, retenido } }: { sums: ProjectSums }) {
  if (muchos)
    return (
      <p className={style.many} aria-live="polite">
        <strong>Más de {formatted(PROJECTS_COUNTED)} proyectos.</strong> Tantos no se suman: usa los
        filtros para ver cuánto dinero hay.
      </p>
    );
  return (
    <Sums
      of={[
        { label: total === 1 ? 'Proyecto' : 'Proyectos', value: formatted(total) },
        { label: 'Precio', value: <Money mxn={precio} /> },
        { label: 'Protegido', value: <Money mxn={retenido} /> },
      ]}
    />
  );
}

function Nothing({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  if (!filtered)
    return (
      <EmptyState scene="projects" title="Todavía no hay proyectos">
        Lo que los profesionales les propongan a los clientes estará aquí.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No hay proyectos con estos filtros"
      action={
        <Button variant="secondary" onClick={onReset}>
          Quitar filtros
        </Button>
      }
    >
      Prueba con otro texto, o quita los filtros.
    </EmptyState>
  );
}
