import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedRequest } from '#contract/requests.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { ListSection } from '#web/shared/own-area/list-section.tsx';
import { useCounts } from '#web/shared/session/counts.ts';
import { DeclineDialog } from '#web/shared/requests/decline-dialog.tsx';
import { RequestCard } from '../requests/request-card.tsx';

/** How many stand on the home; the list has them all. */
const SHOWN = 2;

/** The requests that wait for an answer, with the two answers; nothing without any. */
export function WaitingRequests() {
  const queries = useQueryClient();
  const { solicitudes: total } = useCounts();
  const [declining, setDeclining] = useState<ReceivedRequest | null>(null);
  // The count is polled anyway: with another one they are fetched again.
  const { data } = useQuery({
    queryKey: ['received-requests', 'home', total],
    queryFn: ({ signal }) => api.requests.getReceivedRequests({ por_responder: true }, { signal }),
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  });
  const waiting = data?.solicitudes ?? [];
  if (waiting.length === 0) return null;
  return (
    <>
      <ListSection
        title="Solicitudes"
        items={waiting.slice(0, SHOWN)}
        total={Math.max(total, waiting.length)}
        all={paths.professionalRequests}
        empty={null}
      >
        {(request) => <RequestCard request={request} onDecline={() => setDeclining(request)} />}
      </ListSection>
      <DeclineDialog
        request={declining}
        onClose={() => setDeclining(null)}
        onDeclined={() => queries.invalidateQueries({ queryKey: ['received-requests'] })}
      />
    </>
  );
}
