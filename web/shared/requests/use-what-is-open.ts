import { useQuery } from '@tanstack/react-query';
import type { OwnRequest } from '#contract/requests.ts';
import type { ProposalSummary } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { useSettled } from '#web/shared/use-settled.ts';
import { awaitedIn } from './use-open-requests.ts';
import { loadOpenWith } from './use-open-with.ts';

/** What goes on between the signed-in client and a professional, so that nothing new begins before it is answered. */
export interface WhatIsOpen {
  readonly words: string;
  readonly href: string;
  /** Where it is a request that they have not answered yet. */
  readonly request?: OwnRequest;
}

/**
 * What is open with each professional, by key. Not kept once no screen shows it: what was open, or was not, when one was
 * here last would be shown first and then replaced.
 */
export function useWhatIsOpen() {
  const query = useQuery({
    // Read again with the requests of a chat, when something new is said in it.
    queryKey: ['requests', 'what-is-open'],
    queryFn: load,
    gcTime: 0,
  });
  const settled = useSettled(query);
  // A button that comes later than its list asks for nothing more.
  const known = settled || query.data !== undefined;
  return {
    known,
    openWith: (keylogin: string): WhatIsOpen | undefined => query.data?.get(keylogin),
  };
}

async function load(): Promise<ReadonlyMap<string, WhatIsOpen>> {
  const [projects, { solicitudes }] = await Promise.all([
    loadOpenWith(),
    api.requests.getRequests({ estado: 'abierta' }),
  ]);
  const open = new Map<string, WhatIsOpen>();
  // The newest first: it is the one that is remembered.
  for (const request of [...solicitudes].reverse())
    for (const { keylogin } of awaitedIn(request))
      open.set(keylogin, {
        words: 'Ver tu solicitud',
        href: paths.clientRequest(request.id),
        request,
      });
  for (const [keylogin, project] of projects) open.set(keylogin, projectWith(project));
  return open;
}

const projectWith = ({ estado, other_key }: ProposalSummary): WhatIsOpen =>
  estado === 'publicada'
    ? { words: 'Ver su propuesta', href: paths.project(other_key) }
    : { words: 'Ver su proyecto', href: paths.project(other_key) };
