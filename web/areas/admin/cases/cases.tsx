import { Link, useSearchParams } from 'react-router';
import {
  type CaseCause,
  CASE_FILTERS,
  type CaseFilter,
  CASES,
  closedAs,
} from '#domain/cases/cases.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { momentText } from '../words.ts';
import style from './cases.module.css';
import { type CasesQuery, useCases } from './use-cases.ts';
import { limitWords, TONES } from './words.ts';

export const meta = () => [{ title: 'Proyectos detenidos · Maestros' }];

/** /admin/casos/proyectos (4 §D): projects that the team has to look at, and how the earlier ones were closed. */
export default function Cases() {
  const [params, setParams] = useSearchParams();
  const query: CasesQuery = {
    estado: params.get('estado') === 'cerrados' ? 'cerrados' : 'abiertos',
    causa: CASE_FILTERS.find((one) => one === params.get('causa')) ?? null,
  };
  const change = ({ estado, causa }: CasesQuery) =>
    setParams(
      { ...(estado === 'cerrados' && { estado }), ...(causa && { causa }) },
      { preventScrollReset: true },
    );
  const list = useCases(query);
  const open = list.data?.pages[0]?.abiertos;
  const labelOf = (filter: CaseFilter): string => {
    const label = filter === 'sin_disputa' ? 'Todos menos disputas' : CASES[filter].label;
    if (query.estado !== 'abiertos' || !open) return label;
    const counted = open.filter(({ causa }) => isOf(filter, causa));
    return `${label} (${counted.reduce((sum, { casos }) => sum + casos, 0)})`;
  };
  return (
    <Stack gap={4}>
      <h1>Proyectos detenidos</h1>
      <div className={style.filter}>
        <SelectField
          filter
          label="Por qué"
          options={[
            { value: '', label: 'Todos' },
            ...CASE_FILTERS.map((filter) => ({ value: filter, label: labelOf(filter) })),
          ]}
          value={query.causa ?? ''}
          onChange={(causa) =>
            change({ ...query, causa: CASE_FILTERS.find((one) => one === causa) ?? null })
          }
        />
      </div>
      <Tabs
        label="Casos"
        value={query.estado}
        onChange={(estado) => change({ ...query, estado: estado as CasesQuery['estado'] })}
        tabs={[
          { id: 'abiertos', label: 'Abiertos' },
          { id: 'cerrados', label: 'Cerrados' },
        ]}
        panel={<List list={list} query={query} />}
      />
    </Stack>
  );
}

const isOf = (filter: CaseFilter, causa: CaseCause): boolean =>
  filter === 'sin_disputa' ? causa !== 'disputa' : causa === filter;

const EMPTY: Record<CasesQuery['estado'], readonly [title: string, text: string]> = {
  abiertos: [
    'No hay casos abiertos',
    'Cuando un proyecto se quede en silencio, tenga una disputa o guarde dinero demasiado tiempo, lo verás aquí.',
  ],
  cerrados: ['Todavía no se cierra ninguno', 'Aquí quedará qué se decidió de cada caso y por qué.'],
};

function List({ list, query }: { list: ReturnType<typeof useCases>; query: CasesQuery }) {
  const [title, text] = EMPTY[query.estado];
  const now = useNow();
  return (
    <GrowingList
      list={list}
      itemsOf={({ casos }) => casos}
      keyOf={({ id }) => id}
      loading="Cargando los casos…"
      none={
        query.causa === null ? (
          <EmptyState scene="success" title={title}>
            {text}
          </EmptyState>
        ) : (
          <EmptyState scene="results" title="No hay casos con este filtro">
            Elige otro motivo, o «Todos».
          </EmptyState>
        )
      }
    >
      {(one) => (
        <Card as="article" className={style.row}>
          <div>
            <Link className={style.link} to={paths.teamCase(one.id)}>
              {one.titulo}
            </Link>
            <p className={style.muted}>
              {one.client.nombre} y {one.author.nombre}
            </p>
          </div>
          <p className={style.why}>
            <Chip tone={one.cierre ? 'neutral' : TONES[one.causa]}>{CASES[one.causa].label}</Chip>{' '}
            {one.cierre ? `${closedAs(one.cierre.decision)}: ${one.cierre.motivo}` : one.por_que}
          </p>
          <p className={style.held}>
            <Money mxn={one.retenido} strong /> protegidos
          </p>
          <p className={style.muted}>
            {one.cierre ? (
              <>
                Cerrado{' '}
                <RelativeTime at={one.cierre.createAt}>
                  {momentText(one.cierre.createAt)}
                </RelativeTime>
              </>
            ) : (
              <>
                Abierto <RelativeTime at={one.createAt}>{momentText(one.createAt)}</RelativeTime>
              </>
            )}
            <Limit words={limitWords(one, now)} />
          </p>
        </Card>
      )}
    </GrowingList>
  );
}

const Limit = ({ words }: { words: string | null }) =>
  words === null ? null : <strong className={style.limit}>{words}</strong>;
