import { useNavigate } from 'react-router';
import { clearSession, type Credentials, readCredentials } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { mayLeave } from '#web/shared/leaving.ts';
import { fullScreenLoading } from '#web/ui/full-screen-loading.tsx';

/** From the cleared session to /login (1 §9). */
const LEAVE_MS = 1_000;

let leaving = false;

/** Whether a logout is under way in this tab: it leads to /login itself. */
export const isLeaving = (): boolean => leaving;

async function endOnServer(session: Credentials): Promise<void> {
  try {
    const { closeSession } = await import('./calls.ts');
    await closeSession(session);
  } catch {
    // The calls themselves could not be loaded: the session ends by its age.
  }
}

/** Logs out (1 §4), once nothing unsaved is in the way: this browser forgets the session at once, and the server ends it. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (leaving || !(await mayLeave())) return;
    leaving = true;
    fullScreenLoading.show('Cerrando sesión…');
    const session = readCredentials();
    // Not awaited: leaving must not depend on the connection.
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
