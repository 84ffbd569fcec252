import { useNavigate } from 'react-router';
import { clearSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';

/** Logs out (1 §4): the server ends the session if it can be reached, this browser forgets it anyway. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      const { closeSession } = await import('./calls.ts');
      // Not awaited: the session's fields are already in the request, and leaving must not hang.
      void closeSession().catch(() => {});
    } finally {
      clearSession();
      await navigate(paths.login);
    }
  };
}
