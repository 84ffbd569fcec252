/** The calls that the header of every page needs. Loaded only once there is a session. */
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import type { Counts } from '#web/shared/layout/counts.ts';
import { type Credentials, readCredentials, storeUser, type User } from '#web/api/session-store.ts';

export async function count(): Promise<Counts> {
  const { conversaciones, solicitudes, proyectos, avisos } = await api.accounts.getCounts({});
  return { conversaciones, solicitudes, proyectos, avisos };
}

/** The session check (1 §4): the server's user replaces the stored one. */
export async function checkSession(): Promise<User> {
  const { user } = await api.session.validateSession({});
  // The user may have logged out or signed in as somebody else meanwhile.
  if (readCredentials()?.keylogin === user.keylogin) storeUser(user);
  return user;
}

/** Pauses between attempts to end a session while the server is unreachable. */
const RETRY_MS = [1_000, 5_000, 30_000];

/** Ends a session on the server, even while the page closes; without a connection it waits for one. */
export async function closeSession(as: Credentials): Promise<void> {
  for (const pause of [...RETRY_MS, null]) {
    try {
      await api.session.closeSession({}, { as, keepalive: true });
      return;
    } catch (error) {
      // Any other error means that the session has already ended.
      const unreachable =
        error instanceof ApiError && ['network', 'unavailable'].includes(error.code);
      if (!unreachable || pause === null) return;
      await connected(pause);
    }
  }
}

const connected = (pause: number) =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, pause);
    else window.addEventListener('online', resolve, { once: true });
  });
