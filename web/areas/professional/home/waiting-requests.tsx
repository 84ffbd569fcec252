import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedRequest } from '#contract/requests.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { capitalized } from '#lib/capitalized.ts';
import { timeLeft } from '#lib/time-left.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { ListSection } from '#web/shared/own-area/list-section.tsx';
import type { Waiting } from '#web/shared/projects/waiting.ts';
import { useSettled } from '#web/shared/use-settled.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { refreshCounts, useCounts } from '#web/shared/session/counts.ts';
import { DeclineDialog } from '#web/shared/requests/decline-dialog.tsx';
import { RequestCard } from '../requests/request-card.tsx';

/** How many stand on the home; the list has them all. */
const SHOWN = 2;
/** What runs out sooner is answered before anything else is done. */
const SOON = 24 * 60 * 60_000;

/**
 * The requests that wait for an answer, those that run out first on top, and those that run out soon as what is to be
 * done. The count is polled anyway: with another one they are fetched again.
 */
export function useWaitingRequests() {
  const { solicitudes: total } = useCounts();
  const now = useNow();
  const query = useQuery({
    queryKey: ['received-requests', 'home', total],
    queryFn: ({ signal }) => api.requests.getReceivedRequests({ por_responder: true }, { signal }),
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  });
  const waiting = query.data?.solicitudes ?? [];
  const soon = waiting
    .filter(({ vence }) => Date.parse(vence) - now < SOON)
    .map((request) => answering(request, now));
  return { known: useSettled(query), waiting, soon, total: Math.max(total, waiting.length) };
}

/** The card below it has the other answers. */
function answering({ id, cliente, datos, vence }: ReceivedRequest, now: number): Waiting {
  const until = Date.parse(vence);
  return {
    key: `solicitud-${id}`,
    title: `Responde a ${cliente.nombre}: ${requestTitle(datos)}`,
    detail: capitalized(timeLeft(until, now)),
    button: 'Enviar propuesta',
    href: paths.newProposal(cliente.keylogin, id),
    until,
    people: [{ other_nombre: cliente.nombre, other_img_profile: cliente.img_profile }],
  };
}

interface WaitingRequestsProps {
  requests: readonly ReceivedRequest[];
  /** How many wait, of which `requests` may be some. */
  total: number;
}

/** Requests that wait for an answer, with the two answers; nothing without any. */
export function WaitingRequests({ requests, total }: WaitingRequestsProps) {
  const [declining, setDeclining] = useState<ReceivedRequest | null>(null);
  if (requests.length === 0) return null;
  return (
    <>
      <ListSection
        title="Solicitudes"
        every="todas"
        items={requests.slice(0, SHOWN)}
        total={total}
        all={paths.professionalRequests}
        empty={null}
      >
        {(request) => <RequestCard request={request} onDecline={() => setDeclining(request)} />}
      </ListSection>
      <DeclineDialog
        request={declining}
        onClose={() => setDeclining(null)}
        onDeclined={() => void refreshCounts()}
      />
    </>
  );
}
