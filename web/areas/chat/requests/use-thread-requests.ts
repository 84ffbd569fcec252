import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { ROL } from '#contract/call.ts';
import type { OwnRequest, ReceivedRequest } from '#contract/requests.ts';
import type { Message } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { useSession } from '#web/api/session-store.ts';
import type { Conversation } from '#web/shared/chat/pages.ts';
import { receivedFrom } from '../projects/use-request-to-answer.ts';

/** A request in the thread: the reader's own, or one that they got. */
export type ThreadRequest =
  | { readonly own: true; readonly request: OwnRequest }
  | { readonly own: false; readonly request: ReceivedRequest };

/**
 * The requests that messages of a thread are, by their numbers: `undefined` while one is loaded. They are read again
 * when something new is said or the project changes, because that may have answered them.
 */
export function useThreadRequests(
  { messages, other }: Conversation,
  proposal: Proposal | null | undefined,
): ReadonlyMap<number, ThreadRequest | undefined> {
  const client = useSession()?.user.rol === ROL.client;
  const ids = useMemo(() => requestIds(messages), [messages]);
  const own = useQuery({ ...askedOf(other.keylogin), enabled: client && ids.length > 0 });
  const received = useQuery({
    ...receivedFrom(other.keylogin),
    enabled: !client && ids.length > 0,
  });
  useReload(proposal === undefined ? null : `${messages.at(-1)?.id} ${proposal?.version}`);
  const known: readonly ThreadRequest[] = client
    ? (own.data?.solicitudes ?? []).map((request) => ({ own: true, request }))
    : (received.data ?? []).map((request) => ({ own: false, request }));
  // Known are those of a page; the ones before stay the messages that they are.
  if ((client ? own : received).isLoading) return new Map(ids.map((id) => [id, undefined]));
  // The oldest first, as the messages.
  return new Map([...known].reverse().map((asked) => [asked.request.id, asked]));
}

/** The latest requests of the user to a professional. */
export const askedOf = (professionalKey: string) =>
  queryOptions({
    queryKey: ['requests', 'con', professionalKey],
    queryFn: ({ signal }) => api.requests.getRequests({ con: professionalKey }, { signal }),
    retry: false,
  });

const requestIds = (messages: readonly Message[]): number[] =>
  messages.flatMap(({ id_solicitud }) => id_solicitud ?? []);

/** Loads the requests again when the mark changes; null while it is not known yet. */
function useReload(mark: string | null): void {
  const queries = useQueryClient();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = mark;
    if (before === null || mark === null || before === mark) return;
    void queries.invalidateQueries({ queryKey: ['requests'] });
    void queries.invalidateQueries({ queryKey: ['received-requests'] });
  }, [queries, mark]);
}

/** The request that waits for an answer, if one does: of the user as client, or as the professional who got it. */
export const waitingRequest = (
  requests: Iterable<ThreadRequest | undefined>,
  otherKey: string,
): ThreadRequest | undefined => [...requests].findLast((asked) => asked && waits(asked, otherKey));

/** Whether a request waits for an answer. */
export function waits(asked: ThreadRequest, otherKey: string): boolean {
  if (!asked.own) return asked.request.por_responder === 1;
  const here = asked.request.destinatarios.find(({ keylogin }) => keylogin === otherKey);
  return (
    asked.request.estado === 'abierta' && (here?.estado === 'enviada' || here?.estado === 'vista')
  );
}

/** Without the images of requests whose cards show them, or will. */
export function withoutTheirImages(
  messages: readonly Message[],
  requests: ReadonlyMap<number, ThreadRequest | undefined>,
): readonly Message[] {
  const sent = new Set<string>();
  for (const { id_solicitud, client_id } of messages)
    if (id_solicitud && client_id && requests.has(id_solicitud)) {
      const asked = requests.get(id_solicitud);
      if (!asked || asked.request.imagenes.length > 0) sent.add(sentAs(client_id));
    }
  if (sent.size === 0) return messages;
  return messages.filter(
    ({ client_id, rute_adjunto }) => !rute_adjunto || !client_id || !sent.has(sentAs(client_id)),
  );
}

/** The messages of a request have its id and their place in it: `…:0`, `…:1`. */
const sentAs = (clientId: string): string => clientId.replace(/:\d+$/, '');
