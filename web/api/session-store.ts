import { useSyncExternalStore } from 'react';
import { type OutputOf, ROL } from '#contract/call.ts';
import type { validateSession } from '#contract/session.ts';

export type User = OutputOf<typeof validateSession>['user'];

/** Who asks, as signed-in calls carry it (1 §7). */
export interface Credentials {
  session_id: string;
  keylogin: string;
}

export interface Session extends Credentials {
  user: User;
}

/** The items that logging out removes (1 §4); `path_api` stays, as it belongs to the page. */
const ITEMS = ['session_id', 'keylogin', 'code_confirm', 'user', 'formDataSearch'] as const;
const ROLES: readonly unknown[] = Object.values(ROL);
const listeners = new Set<() => void>();
let known: { raw: string; session: Session | null } | null = null;

/** Signed in only when session_id, keylogin and code_confirm are all stored (1 §4). */
export function readCredentials(): Credentials | null {
  const { localStorage } = globalThis;
  const session_id = localStorage?.getItem('session_id');
  const keylogin = localStorage?.getItem('keylogin');
  const confirmed = localStorage?.getItem('code_confirm');
  return session_id && keylogin && confirmed ? { session_id, keylogin } : null;
}

/**
 * The session with the stored user. Null for a visitor, and while the user is missing or unreadable:
 * the session check then brings it back.
 */
export function readSession(): Session | null {
  const credentials = readCredentials();
  const user = credentials && localStorage.getItem('user');
  if (!credentials || !user) return null;
  const raw = [credentials.session_id, credentials.keylogin, user].join('\n');
  if (known?.raw !== raw) known = { raw, session: withUser(credentials, user) };
  return known.session;
}

function withUser(credentials: Credentials, text: string): Session | null {
  try {
    const user = JSON.parse(text) as Partial<User> | null;
    // Enough to draw the head of a page; whatever else it says, the server's answer replaces it.
    const readable = typeof user?.nombre === 'string' && ROLES.includes(user.rol);
    return readable ? { ...credentials, user: user as User } : null;
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
  dropRequest();
  changed();
}

/** What was asked for goes with the session: to whom (web/shared/request/chosen.ts) and its images. */
function dropRequest(): void {
  localStorage.removeItem('solicitud_elegidos');
  try {
    indexedDB.deleteDatabase('solicitud');
  } catch {
    // Forbidden: there is none then.
  }
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** Another tab wrote; a page came back from the browser's memory, where it had not heard of that. */
const NEWS = ['storage', 'pageshow'] as const;

/**
 * What another tab stores or clears is told by the browser: to one listener that tells all the others
 * in one go. With a listener each, a screen would learn of a logout before the layout around it.
 */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of NEWS) window.addEventListener(event, changed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of NEWS) window.removeEventListener(event, changed);
  };
}

/** The session as of now, in step with other tabs; null for visitors and while rendering on the server. */
export const useSession = (): Session | null =>
  useSyncExternalStore(subscribe, readSession, () => null);
