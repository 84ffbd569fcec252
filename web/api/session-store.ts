import { useSyncExternalStore } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { validateSession } from '#contract/session.ts';

export type User = OutputOf<typeof validateSession>['user'];

export interface Session {
  session_id: string;
  keylogin: string;
  user: User;
}

/** The items that logging out removes (1 §4); `path_api` stays, as it belongs to the page. */
const ITEMS = ['session_id', 'keylogin', 'code_confirm', 'user', 'formDataSearch'] as const;
const listeners = new Set<() => void>();
let known: { raw: string; session: Session | null } | null = null;

/** Signed in only when session_id, keylogin and code_confirm are all stored (1 §4). */
export function readSession(): Session | null {
  const { localStorage } = globalThis;
  if (!localStorage) return null;
  const [session_id, keylogin, confirmed, user] = ITEMS.map((item) => localStorage.getItem(item));
  const raw = [session_id, keylogin, confirmed, user].join('\n');
  if (known?.raw !== raw) known = { raw, session: parse(session_id, keylogin, confirmed, user) };
  return known.session;
}

function parse(
  session_id: string | null | undefined,
  keylogin: string | null | undefined,
  confirmed: string | null | undefined,
  user: string | null | undefined,
): Session | null {
  if (!session_id || !keylogin || !confirmed || !user) return null;
  try {
    return { session_id, keylogin, user: JSON.parse(user) as User };
  } catch {
    return null;
  }
}

/** Stores what sign-up and login answer, and with it `code_confirm` = '1' (1 §7). */
export function storeSession({ session_id, keylogin, user }: Session): void {
  localStorage.setItem('session_id', session_id);
  localStorage.setItem('keylogin', keylogin);
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('code_confirm', '1');
  changed();
}

/** Replaces the stored user by the server's. */
export function storeUser(user: User): void {
  localStorage.setItem('user', JSON.stringify(user));
  changed();
}

export function clearSession(): void {
  for (const item of ITEMS) localStorage.removeItem(item);
  changed();
}

function changed(): void {
  for (const listener of listeners) listener();
}

/**
 * What another tab stores or clears is told by the browser: to one listener that tells all the others
 * in one go. With a listener each, a screen would learn of a logout before the layout around it.
 */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', changed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', changed);
  };
}

/** The session as of now, in step with other tabs; null for visitors and while rendering on the server. */
export const useSession = (): Session | null =>
  useSyncExternalStore(subscribe, readSession, () => null);
