import { Navigate, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { Loading, SkeletonPanel } from '#web/ui/skeleton.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { useRequestList } from './queries.ts';
import { NoRequests, RequestList, useEstado } from './request-list.tsx';
import { waitsForChoice } from './words.ts';

export const meta = () => [{ title: 'Solicitudes · Maestros' }];

/** /cliente/solicitudes (4 §G): what a client has asked for, and what became of it. */
export default function ClientRequests() {
  return useIsWide() ? <First /> : <RequestList pane={false} />;
}

/** Beside the list before one was chosen: the first one that waits for the client, else the newest. */
function First() {
  const { search, state } = useLocation();
  const estado = useEstado(undefined);
  const { data, isPlaceholderData, isError } = useRequestList(estado);
  const requests = data?.pages[0]?.solicitudes ?? [];
  const first = requests.find(waitsForChoice) ?? requests[0];
  if (isError) return null;
  if (!data || isPlaceholderData)
    return (
      <Loading label="Abriendo la primera…">
        <SkeletonPanel />
      </Loading>
    );
  if (!first) return <NoRequests estado={estado} />;
  return (
    <Navigate replace to={{ pathname: paths.clientRequest(first.id), search }} state={state} />
  );
}
