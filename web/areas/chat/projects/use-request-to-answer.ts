import { queryOptions, useQuery } from '@tanstack/react-query';
import { ROL } from '#contract/call.ts';
import type { ReceivedRequest } from '#contract/requests.ts';
import { useSession } from '#web/api/session-store.ts';
import { api } from '#web/api/index.ts';

const isToAnswer = ({ estado, respuesta }: ReceivedRequest): boolean =>
  estado === 'abierta' && respuesta !== 'declinada' && respuesta !== 'propuesta';

/**
 * The client's request that a proposal answers: the one with the number `wanted`, or none when it waits no more; where none
 * is named the newest, as the server decides (`answerWithProposal`). Undefined while it is looked for; without network
 * there is none.
 */
export function useRequestToAnswer(
  clientKey: string,
  wanted: number,
): ReceivedRequest | null | undefined {
  const enabled = useSession()?.user.rol === ROL.professional;
  const { data, isError, isFetching } = useQuery({ ...receivedFrom(clientKey), enabled });
  if (!enabled || isError) return null;
  const waiting = data?.filter(isToAnswer);
  const named = waiting?.find(({ id }) => id === wanted);
  // What is kept may be older than the request.
  if (!waiting || (wanted > 0 && !named && isFetching)) return undefined;
  return named ?? (wanted > 0 ? null : (waiting[0] ?? null));
}

/** One of the client's requests to this professional, by its number, once it is known. */
export function useReceivedRequest(
  clientKey: string,
  id: number | null,
): ReceivedRequest | undefined {
  const enabled = useSession()?.user.rol === ROL.professional && id !== null;
  const { data } = useQuery({ ...receivedFrom(clientKey), enabled });
  return data?.find((request) => request.id === id);
}

/** The latest requests of a client to the user, newest first. */
export const receivedFrom = (clientKey: string) =>
  queryOptions({
    queryKey: ['received-requests', 'of', clientKey],
    queryFn: async ({ signal }) =>
      (await api.requests.getReceivedRequests({ de: clientKey }, { signal })).solicitudes,
    retry: false,
  });
