import { useQuery } from '@tanstack/react-query';
import type { OwnRequest } from '#contract/requests.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { useSettled } from '#web/shared/use-settled.ts';
import type { Waiting } from '#web/shared/projects/waiting.ts';

/**
 * The client's open requests that no proposal has answered: those that somebody may still answer, and those that are the
 * client's turn, because nobody will.
 */
export function useOpenRequests() {
  const query = useQuery({
    queryKey: ['requests', 'home'],
    queryFn: ({ signal }) => api.requests.getRequests({ estado: 'abierta' }, { signal }),
    refetchOnMount: 'always',
  });
  const asked = query.data;
  const unanswered = (asked?.solicitudes ?? []).filter(({ destinatarios }) =>
    destinatarios.every(({ propuesta }) => propuesta === null),
  );
  const silent = unanswered.filter((request) => awaitedIn(request).length === 0);
  return {
    known: useSettled(query),
    asked,
    awaited: unanswered.filter((request) => !silent.includes(request)),
    silent: silent.map(askAgain),
    refetch: () => void query.refetch(),
  };
}

/** Who may still answer. */
export const awaitedIn = ({ destinatarios }: OwnRequest) =>
  destinatarios.filter(({ estado }) => estado === 'enviada' || estado === 'vista');

const askAgain = ({ id, datos, destinatarios }: OwnRequest): Waiting => ({
  key: `solicitud-${id}`,
  title: 'Nadie respondió con una propuesta',
  detail: requestTitle(datos),
  button: 'Pedirla otra vez',
  href: paths.clientRequest(id),
  until: null,
  people: destinatarios.map(({ nombre, img_profile }) => ({
    other_nombre: nombre,
    other_img_profile: img_profile,
  })),
});
