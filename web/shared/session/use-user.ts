import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type User, useSession } from '#web/api/session-store.ts';
import { checkSession } from './calls.ts';

export interface FreshUser {
  /** As stored, replaced by the server's as soon as it answers. */
  user: User;
  /** The server did not answer the last time; `user` may be old. */
  failed: boolean;
  busy: boolean;
  refresh: () => void;
}

/**
 * The signed-in person, asked anew whenever a screen that shows them opens (1 §4: the stored user is
 * replaced by the returned one). Only below the signed-in layout.
 */
export function useUser(): FreshUser {
  const session = useSession();
  // What clears the storage is told to the layout, which leaves; until then this may be drawn once more.
  const [atFirst] = useState(session);
  const shown = session ?? atFirst;
  const { isError, isFetching, refetch } = useQuery({
    queryKey: ['user'],
    queryFn: checkSession,
    refetchOnMount: 'always',
    enabled: session !== null,
  });
  if (!shown) throw new Error('useUser needs the signed-in layout around it');
  return {
    user: shown.user,
    failed: isError,
    busy: isFetching,
    refresh: () => void refetch(),
  };
}
