import { useEffect, useState } from 'react';
import { ROL } from '#contract/call.ts';
import type { OpenProject } from '#contract/requests.ts';
import { useSession } from '#web/api/session-store.ts';
import { leaveOut } from '#web/shared/requests/chosen.ts';

export type Talks = ReadonlyMap<string, OpenProject>;
const NOBODY: Talks = new Map();

/**
 * With whom the client has a project open, by key, where somebody is chosen for a request: those could not answer it, so
 * none of them stays chosen. Nobody while that is unknown.
 */
export function useTalks(choosing: boolean): Talks {
  const wanted = useSession()?.user.rol === ROL.client && choosing;
  const [talks, setTalks] = useState(NOBODY);
  useEffect(() => {
    if (!wanted) return;
    // With the calls, which a search is shown without.
    void import('#web/shared/requests/use-open-with.ts')
      .then(({ loadOpenWith }) => loadOpenWith())
      .then((open) => {
        setTalks(open);
        leaveOut(open);
      })
      .catch(() => undefined);
  }, [wanted]);
  return talks;
}
