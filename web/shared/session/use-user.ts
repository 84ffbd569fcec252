import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type User, useSession } from '#web/api/session-store.ts';
import { useSettled } from '#web/shared/use-settled.ts';
import { checkSession } from './calls.ts';

export interface FreshUser {
  /** The stored user, replaced by the server's as soon as it answers. */
  user: User;
  /** Whether the server has answered since the screen opened, or does not: `user` may be of the last visit before. */
  known: boolean;
  /** Whether the last fetch failed; `user` may then be out of date. */
  failed: boolean;
  busy: boolean;
  refresh: () => void;
}

/**
 * The signed-in user, fetched again whenever a screen that shows them opens (1 §4: the stored user is
 * replaced by the returned one). Use it only inside the signed-in layout.
 */
export function useUser(): FreshUser {
  const session = useSession();
  // When the session is cleared the layout leaves, but this may render once more before that.
  const [atFirst] = useState(session);
  const shown = session ?? atFirst;
  const query = useQuery({
    queryKey: ['user'],
    queryFn: checkSession,
    refetchOnMount: 'always',
    enabled: session !== null,
  });
  const known = useSettled(query);
  if (!shown) throw new Error('useUser must be used inside the signed-in layout');
  return {
    user: shown.user,
    known,
    failed: query.isError,
    busy: query.isFetching,
    refresh: () => void query.refetch(),
  };
}
