import { refreshCounts } from '#web/shared/session/counts.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ReceivedRequest } from '#contract/requests.ts';
import { api } from '#web/api/index.ts';
import { AskDevice } from '#web/shared/notifications/devices/ask-device.tsx';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Screen } from '#web/shared/own-area/screen.tsx';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { DeclineDialog } from '#web/shared/requests/decline-dialog.tsx';
import { RequestCard } from './request-card.tsx';

export const meta = () => [{ title: 'Solicitudes · Maestros' }];

const WAITING = 'por-responder';
const ALL = 'todas';

/** /profesional/solicitudes (4 §G): what clients ask for, and until when they wait. */
export default function ProfessionalRequests() {
  const [params, setParams] = useSearchParams();
  const shown = params.get('ver') === ALL ? ALL : WAITING;
  const [declining, setDeclining] = useState<ReceivedRequest | null>(null);
  const list = useInfiniteQuery({
    queryKey: ['received-requests', shown],
    queryFn: ({ pageParam, signal }) =>
      api.requests.getReceivedRequests(
        {
          ...(shown === WAITING && { por_responder: true }),
          ...(pageParam !== null && { marca: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    meta: TOAST_ON_ERROR,
  });
  return (
    <Screen title="Solicitudes" lead="Lo que te piden, y hasta cuándo esperan tu respuesta.">
      <AskDevice when="en cuanto te pidan algo" />
      <Tabs
        label="Qué solicitudes"
        value={shown}
        onChange={(id) => setParams(id === ALL ? { ver: ALL } : {}, { preventScrollReset: true })}
        tabs={[
          { id: WAITING, label: 'Por responder' },
          { id: ALL, label: 'Todas' },
        ]}
        panel={
          <>
            <h2 className="m-hidden">{shown === ALL ? 'Todas' : 'Por responder'}</h2>
            <GrowingList
              list={list}
              itemsOf={({ solicitudes }) => solicitudes}
              keyOf={({ id }) => id}
              loading="Cargando tus solicitudes…"
              none={
                <EmptyState
                  scene="messages"
                  title={
                    shown === ALL ? 'Todavía no recibes solicitudes' : 'Nadie espera tu respuesta'
                  }
                >
                  Cuando un cliente te pida un precio, aquí verás qué necesita, para cuándo y hasta
                  qué hora espera tu respuesta.
                </EmptyState>
              }
            >
              {(request) => (
                <RequestCard request={request} onDecline={() => setDeclining(request)} />
              )}
            </GrowingList>
          </>
        }
      />
      <DeclineDialog
        request={declining}
        onClose={() => setDeclining(null)}
        onDeclined={() => void refreshCounts()}
      />
    </Screen>
  );
}
