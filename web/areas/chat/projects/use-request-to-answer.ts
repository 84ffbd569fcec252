import { queryOptions, useQuery } from '@tanstack/react-query';
import { ROL } from '#contract/call.ts';
import type { ReceivedRequest } from '#contract/requests.ts';
import { useSession } from '#web/api/session-store.ts';
import { api } from '#web/api/index.ts';

/** The request that a proposal to this client will answer, as the server decides (`answerWithProposal`); null for none. */
const toAnswer = (requests: readonly ReceivedRequest[]): ReceivedRequest | null =>
  requests.find(
    ({ estado, respuesta }) =>
      estado === 'abierta' && respuesta !== 'declinada' && respuesta !== 'propuesta',
  ) ?? null;

/** The client's request that a proposal answers; undefined while it is looked for. Without network there is none. */
export function useRequestToAnswer(clientKey: string): ReceivedRequest | null | undefined {
  const enabled = useSession()?.user.rol === ROL.professional;
  const { data, isError } = useQuery({ ...receivedFrom(clientKey), enabled });
  return enabled && !isError ? data && toAnswer(data) : null;
}

/** The latest requests of a client to the user, newest first. */
export const receivedFrom = (clientKey: string) =>
  queryOptions({
    queryKey: ['received-requests', 'of', clientKey],
    queryFn: async ({ signal }) =>
      (await api.requests.getReceivedRequests({ de: clientKey }, { signal })).solicitudes,
    retry: false,
  });
