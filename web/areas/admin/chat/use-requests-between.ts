import { useQuery } from '@tanstack/react-query';
import type { ReceivedRequest } from '#contract/requests.ts';
import type { Message } from '#contract/chat/view.ts';
import { api } from '#web/api/index.ts';

/**
 * The requests that messages between two people are, by their numbers; read again when there is another one. They
 * belong to the recorded opening of the conversation.
 */
export function useRequestsBetween(
  key_primary: string,
  key_secundary: string,
  messages: readonly Message[],
): ReadonlyMap<number, ReceivedRequest> {
  const newest = messages.findLast(({ id_solicitud }) => id_solicitud)?.id_solicitud;
  const { data } = useQuery({
    queryKey: ['admin', 'requests-between', key_primary, key_secundary, newest],
    queryFn: ({ signal }) =>
      api.requests.getRequestsBetween({ key_primary, key_secundary }, { signal }),
    enabled: Boolean(newest),
    placeholderData: (before) => before,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return new Map(data?.solicitudes.map((request) => [request.id, request]));
}
