import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { REQUEST_STATES, type RequestState } from '#domain/requests/state.ts';
import { paths } from '#web/paths.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Screen } from '#web/shared/own-area/screen.tsx';
import { FOCUS_STAYS } from '#web/shared/layout/use-navigation.ts';
import { useOnNews } from '#web/shared/session/use-on-news.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { requestQuery, useRequestList } from './queries.ts';
import { RequestCard } from './request-card.tsx';
import style from './requests.module.css';

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

/** The chosen state; where none was chosen, that of the request which is open. */
export function useEstado(opened: string | undefined): RequestState {
  const [params] = useSearchParams();
  const id = Number(opened);
  const { data } = useQuery({ ...requestQuery(id), enabled: opened !== undefined });
  const chosen = REQUEST_STATES.find((one) => one === params.get(PARAM));
  return chosen ?? data?.solicitud.estado ?? 'abierta';
}

interface RequestListProps {
  /** Beside an open request. */
  pane: boolean;
  /** The number of the request that is open, as in its address. */
  opened?: string | undefined;
}

/** The client's requests in one state. */
export function RequestList({ pane, opened }: RequestListProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
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
        // Beside the list one of the chosen state opens.
        onChange={(id) =>
          void navigate(
            { pathname: paths.clientRequests, search: `?${PARAM}=${id}` },
            { preventScrollReset: true, state: FOCUS_STAYS },
          )
        }
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
                  <NoRequests estado={estado} />
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

/** What a list of requests is for, while it is empty. */
export const NoRequests = ({ estado }: { estado: RequestState }) => (
  <EmptyState
    scene="projects"
    title={EMPTY[estado].title}
    action={<Button href={paths.request}>Hacer una solicitud</Button>}
  >
    {EMPTY[estado].text}
  </EmptyState>
);
