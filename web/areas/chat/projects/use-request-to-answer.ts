import { queryOptions, useQuery } from '@tanstack/react-query';
import { ROL } from '#contract/call.ts';
import type { ReceivedRequest } from '#contract/requests.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { whenWords } from '#domain/requests/when.ts';
import { momentOf } from '#web/shared/chat/moment.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { useSession } from '#web/api/session-store.ts';
import { api } from '#web/api/index.ts';

export const isToAnswer = ({ estado, respuesta }: ReceivedRequest): boolean =>
  estado === 'abierta' && respuesta !== 'declinada' && respuesta !== 'propuesta';

/**
 * The client's request that a proposal answers: the one with the number `wanted`, or none when it waits no more; where none
 * is named the newest, as the server decides (`answerWithProposal`). Undefined while it is looked for; without network
 * there is none.
 */
export function useRequestToAnswer(
  clientKey: string,
  wanted: number,
  /** Whether somebody wants to know. */
  needed = true,
): ReceivedRequest | null | undefined {
  const enabled = useSession()?.user.rol === ROL.professional && needed;
  const { data, isError, isFetching } = useQuery({ ...receivedFrom(clientKey), enabled });
  if (!enabled || isError) return null;
  const waiting = data?.filter(isToAnswer);
  const named = waiting?.find(({ id }) => id === wanted);
  // What is kept may be older than the request.
  if (!waiting || (wanted > 0 && !named && isFetching)) return undefined;
  return named ?? (wanted > 0 ? null : (waiting[0] ?? null));
}

/** One of the client's requests that takes no answer any more, as is heard when it ends; null while it does. */
export function useEndedRequest(clientKey: string, id: number): ReceivedRequest | null {
  const enabled = useSession()?.user.rol === ROL.professional && id > 0;
  const { data } = useQuery({ ...receivedFrom(clientKey), enabled });
  const request = data?.find((one) => one.id === id);
  return request && !isToAnswer(request) ? request : null;
}

/** How one of the client's requests is called beside the others that are open, once it is known. */
export function useRequestName(clientKey: string, id: number | null): string | undefined {
  const today = useToday();
  const enabled = useSession()?.user.rol === ROL.professional && id !== null;
  const { data } = useQuery({ ...receivedFrom(clientKey), enabled });
  const request = data?.find((one) => one.id === id);
  return request && nameAmong(data ?? [], request, today);
}

/** Its title, with its day where another one that is open has the same, and with when it was asked where that has, too. */
function nameAmong(
  all: readonly ReceivedRequest[],
  { id, datos, createAt }: ReceivedRequest,
  today: string,
): string {
  const title = requestTitle(datos);
  const twins = all.filter(
    (one) => one.id !== id && one.estado === 'abierta' && requestTitle(one.datos) === title,
  );
  if (twins.length === 0) return title;
  const when = whenWords(datos, today);
  return when !== '' && twins.every((one) => whenWords(one.datos, today) !== when)
    ? `${title} · ${when}`
    : `${title} · pedida ${momentOf(createAt, today)}`;
}

/** The latest requests of a client to the user, newest first. */
export const receivedFrom = (clientKey: string) =>
  queryOptions({
    queryKey: ['received-requests', 'of', clientKey],
    queryFn: async ({ signal }) =>
      (await api.requests.getReceivedRequests({ de: clientKey }, { signal })).solicitudes,
    retry: false,
  });
