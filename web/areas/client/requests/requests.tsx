import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { REQUEST_STATES, type RequestState } from '#domain/requests/state.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Screen } from '#web/shared/own-area/screen.tsx';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';
import { useOnNews } from '#web/shared/session/use-on-news.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { RequestCard } from './request-card.tsx';

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

/** /cliente/solicitudes (4 §G): what a client has asked for, and what became of it. */
export default function ClientRequests() {
  const [params, setParams] = useSearchParams();
  const estado = REQUEST_STATES.find((one) => one === params.get('estado')) ?? 'abierta';
  const list = useInfiniteQuery({
    queryKey: ['requests', estado],
    queryFn: ({ pageParam, signal }) =>
      api.requests.getRequests(
        { estado, ...(pageParam !== null && { antes: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    meta: TOAST_ON_ERROR,
  });
  // The badge that counts the answers must not say more than the list below it.
  useOnNews(() => void list.refetch());
  const totals = list.data?.pages[0]?.totales;
  return (
    <Screen title="Solicitudes" lead="Lo que pediste, quién respondió y a qué precio.">
      <Tabs
        label="Qué solicitudes"
        value={estado}
        onChange={(id) =>
          setParams(id === 'abierta' ? {} : { estado: id }, { preventScrollReset: true })
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
                <EmptyState
                  scene="projects"
                  title={EMPTY[estado].title}
                  action={<Button href={paths.request}>Hacer una solicitud</Button>}
                >
                  {EMPTY[estado].text}
                </EmptyState>
              }
            >
              {(request) => <RequestCard request={request} />}
            </GrowingList>
          </>
        }
      />
    </Screen>
  );
}
