/** The calls behind every page's head. Loaded only once there is a session. */
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { type Credentials, readCredentials, storeUser, type User } from '#web/api/session-store.ts';

export const countUnread = async (): Promise<number> =>
  (await api.chat.getConversationsNoRead({})).conversations;

/** The session check (1 §4): the server's user replaces the stored one. */
export async function checkSession(): Promise<User> {
  const { user } = await api.session.validateSession({});
  // A logout or another login may have come between.
  if (readCredentials()?.keylogin === user.keylogin) storeUser(user);
  return user;
}

/** Pauses between the tries to end a session that the server did not hear of. */
const RETRY_MS = [1_000, 5_000, 30_000];

/** Ends a session on the server, also while the page closes, and as soon as there is a connection. */
export async function closeSession(as: Credentials): Promise<void> {
  for (const pause of [...RETRY_MS, null]) {
    try {
      await api.session.closeSession({}, { as, keepalive: true });
      return;
    } catch (error) {
      // Any other answer means that it is over already.
      const unheard = error instanceof ApiError && ['network', 'unavailable'].includes(error.code);
      if (!unheard || pause === null) return;
      await connected(pause);
    }
  }
}

const connected = (pause: number) =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, pause);
    else window.addEventListener('online', resolve, { once: true });
  });
