import { whenSessionIsLost } from '#web/api/client.ts';
import { clearSession, readCredentials } from '#web/api/session-store.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** How long the alert stands before the session is cleared (1 §9). */
const ALERT_MS = 1_000;

let ending: string | null = null;

/**
 * From now on, whichever call learns that the session is over says so for a second, then the session
 * is cleared and `leave` goes to /login (1 §4).
 */
export function watchLostSession(leave: () => void): void {
  whenSessionIsLost((mensaje, lost) => {
    // Calls still under way after a logout or another login, and the second of two that learn it.
    if (!lost || lost !== readCredentials()?.session_id || lost === ending) return;
    ending = lost;
    toast.error(mensaje, ALERT_MS);
    setTimeout(() => {
      ending = null;
      // In that second another tab may have signed in anew.
      if (readCredentials()?.session_id !== lost) return;
      clearSession();
      leave();
    }, ALERT_MS);
  });
}
