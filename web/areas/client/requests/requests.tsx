import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useParams, useSearchParams } from 'react-router';
import { REQUEST_STATES, type RequestState } from '#domain/requests/state.ts';
import { paths } from '#web/paths.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Screen } from '#web/shared/own-area/screen.tsx';
import { useOnNews } from '#web/shared/session/use-on-news.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading, SkeletonCard } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { requestQuery, useRequestList } from './queries.ts';
import { RequestCard } from './request-card.tsx';
import { waitsForChoice } from './words.ts';
import style from './requests.module.css';

export const meta = () => [{ title: 'Solicitudes · Maestros' }];

const NAMES: Record<RequestState, string> = {
  abierta: 'Abiertas',
  elegida: 'Elegidas',
  cerrada: 'Cerradas',
};

const EMPTY: Record<RequestState, { title: string; text: string }> = {
  abierta: {
    title: 'Pide una vez, compara aquí',
    text: 'Hasta cuatro profesionales te responden con precio y día. Tú eliges con calma.',
  },
  elegida: {
    title: 'Todavía no eliges a nadie',
    text: 'Aquí quedan las solicitudes para las que ya aceptaste una propuesta.',
  },
  cerrada: {
    title: 'No has cerrado ninguna',
    text: 'Aquí quedan las solicitudes que ya no necesitaste.',
  },
};

const PARAM = 'estado';

/**
 * /cliente/solicitudes (4 §G): what a client has asked for, and what became of it. On a desktop a request opens beside
 * the list, and the list begins with its first one open.
 */
export default function ClientRequests() {
  const { id } = useParams();
  const wide = useIsWide();
  if (!wide) return id === undefined ? <List pane={false} /> : <Outlet />;
  return (
    <div className={style.panes}>
      <div className={style.list}>
        <List pane opened={id} />
      </div>
      <div className={style.detail}>{id === undefined ? <First /> : <Outlet />}</div>
    </div>
  );
}

/** The chosen state; where none was chosen, that of the request which is open. */
function useEstado(opened: string | undefined): RequestState {
  const [params] = useSearchParams();
  const id = Number(opened);
  const { data } = useQuery({ ...requestQuery(id), enabled: opened !== undefined });
  const chosen = REQUEST_STATES.find((one) => one === params.get(PARAM));
  return chosen ?? data?.solicitud.estado ?? 'abierta';
}

interface ListProps {
  /** Beside an open request. */
  pane: boolean;
  /** The number of the request that is open, as in its address. */
  opened?: string | undefined;
}

function List({ pane, opened }: ListProps) {
  const [params, setParams] = useSearchParams();
  const estado = useEstado(opened);
  const list = useRequestList(estado);
  // The badge that counts the answers must not say more than the list below it.
  useOnNews(() => void list.refetch());
  const totals = list.data?.pages[0]?.totales;
  // A link of the list keeps what the list shows.
  const search = params.has(PARAM) ? `?${PARAM}=${estado}` : '';
  return (
    <Screen
      title="Solicitudes"
      level={opened === undefined ? 1 : 2}
      lead={pane ? undefined : 'Lo que pediste, quién respondió y a qué precio.'}
    >
      <Tabs
        label="Qué solicitudes"
        tight={pane}
        value={estado}
        onChange={(id) => setParams({ [PARAM]: id }, { preventScrollReset: true })}
        tabs={REQUEST_STATES.map((id) => ({
          id,
          label: NAMES[id],
          ...(totals && { count: totals[id] }),
        }))}
        panel={
          <>
            <h2 className="m-hidden">{NAMES[estado]}</h2>
            <GrowingList
              list={list}
              itemsOf={({ solicitudes }) => solicitudes}
              keyOf={({ id }) => id}
              loading="Cargando tus solicitudes…"
              none={
                pane ? (
                  <p className={style.none}>Aquí no hay ninguna.</p>
                ) : (
                  <Empty {...{ estado }} />
                )
              }
            >
              {(request) => (
                <RequestCard
                  request={request}
                  href={paths.clientRequest(request.id) + search}
                  pane={pane}
                  current={String(request.id) === opened}
                />
              )}
            </GrowingList>
          </>
        }
      />
    </Screen>
  );
}

/** Beside the list before one was chosen: the first one that waits for the client, else the newest. */
function First() {
  const [params] = useSearchParams();
  const estado = useEstado(undefined);
  const { data, isPlaceholderData, isError } = useRequestList(estado);
  const requests = data?.pages[0]?.solicitudes ?? [];
  const first = requests.find(waitsForChoice) ?? requests[0];
  if (isError) return null;
  if (!data || isPlaceholderData)
    return (
      <Loading label="Abriendo la primera…">
        <SkeletonCard />
      </Loading>
    );
  if (!first) return <Empty {...{ estado }} />;
  return (
    <Navigate replace to={{ pathname: paths.clientRequest(first.id), search: params.toString() }} />
  );
}

const Empty = ({ estado }: { estado: RequestState }) => (
  <EmptyState
    scene="projects"
    title={EMPTY[estado].title}
    action={<Button href={paths.request}>Hacer una solicitud</Button>}
  >
    {EMPTY[estado].text}
  </EmptyState>
);
