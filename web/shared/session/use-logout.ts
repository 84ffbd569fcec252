import { useNavigate } from 'react-router';
import { clearSession, type Credentials, readCredentials } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { mayLeave } from '#web/shared/leaving.ts';
import { fullScreenLoading } from '#web/ui/full-screen-loading.tsx';

/** Delay between clearing the session and /login (1 §9). */
const LEAVE_MS = 1_000;

let leaving = false;

/** Whether this tab is logging out, which goes to /login by itself. */
export const isLeaving = (): boolean => leaving;

async function endOnServer(session: Credentials): Promise<void> {
  try {
    const { closeSession } = await import('./calls.ts');
    await closeSession(session);
  } catch {
    // The module could not be loaded: the session expires by itself.
  }
}

/** Logs out (1 §4) after asking about unsaved changes: clears the session here and ends it on the server. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (leaving || !(await mayLeave())) return;
    leaving = true;
    fullScreenLoading.show('Cerrando sesión…');
    const session = readCredentials();
    // Not awaited: logging out must not depend on the connection.
    if (session) void endOnServer(session);
    clearSession();
    await new Promise((resolve) => setTimeout(resolve, LEAVE_MS));
    try {
      await navigate(paths.login);
    } finally {
      leaving = false;
      fullScreenLoading.hide();
    }
  };
}
