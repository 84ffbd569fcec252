import { whenSessionIsLost } from '#web/api/client.ts';
import { clearSession, readCredentials } from '#web/api/session-store.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** How long the alert is shown before the session is cleared (1 §9). */
const ALERT_MS = 1_000;

let ending: string | null = null;

/**
 * Handles lost sessions from now on: shows an alert for a second, clears the session, and calls `leave`,
 * which goes to /login (1 §4).
 */
export function watchLostSession(leave: () => void): void {
  whenSessionIsLost((mensaje, lost) => {
    // Ignore calls that were sent before a logout or another login, and a session already handled.
    if (!lost || lost !== readCredentials()?.session_id || lost === ending) return;
    ending = lost;
    toast.error(mensaje, ALERT_MS);
    setTimeout(() => {
      ending = null;
      // Another tab may have signed in again during that second.
      if (readCredentials()?.session_id !== lost) return;
      clearSession();
      leave();
    }, ALERT_MS);
  });
}
