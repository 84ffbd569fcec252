import { whenSessionIsLost } from '#web/api/client.ts';
import { clearSession, readSession } from '#web/api/session-store.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** How long the alert stands before the session is cleared (1 §9). */
const ALERT_MS = 1_000;

let ending: string | null = null;

/**
 * From now on, whichever call learns that the session is over says so for a second and then clears
 * it (1 §4); signed-in screens leave for /login as soon as there is none.
 */
export function watchLostSession(): void {
  whenSessionIsLost((mensaje) => {
    const lost = readSession()?.session_id;
    // Calls still under way after a logout, and the second of two that learn it together.
    if (!lost || ending === lost) return;
    ending = lost;
    toast.error(mensaje, ALERT_MS);
    setTimeout(() => {
      ending = null;
      // In that second another tab may have signed in anew.
      if (readSession()?.session_id === lost) clearSession();
    }, ALERT_MS);
  });
}
