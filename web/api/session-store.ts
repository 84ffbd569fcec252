import { local, tab } from '#lib/browser-storage.ts';
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

/** The items that logging out removes (1 §4). `path_api` stays: it is not the user's. */
const ITEMS = ['session_id', 'keylogin', 'code_confirm', 'user', 'formDataSearch'] as const;
const ROLES: readonly unknown[] = Object.values(ROL);
const listeners = new Set<() => void>();
let known: { raw: string; session: Session | null } | null = null;

/** Signed in only when session_id, keylogin and code_confirm are all stored (1 §4). */
export function readCredentials(): Credentials | null {
  const session_id = local.get('session_id');
  const keylogin = local.get('keylogin');
  const confirmed = local.get('code_confirm');
  return session_id && keylogin && confirmed ? { session_id, keylogin } : null;
}

/**
 * The session with the stored user. Null for a visitor, and while the stored user is missing or
 * unreadable: the session check then fetches it again.
 */
export function readSession(): Session | null {
  const credentials = readCredentials();
  const user = credentials && local.get('user');
  if (!credentials || !user) return null;
  const raw = [credentials.session_id, credentials.keylogin, user].join('\n');
  if (known?.raw !== raw) known = { raw, session: withUser(credentials, user) };
  return known.session;
}

function withUser(credentials: Credentials, text: string): Session | null {
  try {
    const user = JSON.parse(text) as Partial<User> | null;
    // The header needs only these two fields; the server's answer replaces the rest.
    const readable = typeof user?.nombre === 'string' && ROLES.includes(user.rol);
    return readable ? { ...credentials, user: user as User } : null;
  } catch {
    return null;
  }
}

/** Stores the answer of sign-up or login, and `code_confirm` = '1' (1 §7). */
export function storeSession({ session_id, keylogin, user }: Session): void {
  local.set('session_id', session_id);
  local.set('keylogin', keylogin);
  local.set('user', JSON.stringify(user));
  local.set('code_confirm', '1');
  changed();
}

/** Replaces the stored user with the server's. */
export function storeUser(user: User): void {
  local.set('user', JSON.stringify(user));
  changed();
}

export function clearSession(): void {
  for (const item of ITEMS) local.remove(item);
  // What the team opened from its search (web/areas/admin/team-search/recent.ts).
  local.remove('equipo_busquedas');
  dropRequest();
  changed();
}

/** Removes the kept request, what was asked and read, and which one was sent: the chosen professionals (web/shared/requests/chosen.ts) and its images. */
function dropRequest(): void {
  local.remove('solicitud_elegidos');
  local.remove('solicitud_leida');
  local.remove('solicitud_imagenes');
  tab.remove('solicitud_enviada');
  tab.remove('solicitud_texto');
  try {
    indexedDB.deleteDatabase('solicitud');
  } catch {
    // The browser forbids storage, so nothing was stored.
  }
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** Another tab wrote; or a page came back from the browser's cache, where it received no events. */
const CHANGE_EVENTS = ['storage', 'pageshow'] as const;

/**
 * The browser reports what another tab stores or clears. One browser listener notifies all of ours
 * together: with one each, a screen would learn of a logout before the layout around it.
 */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0)
    for (const event of CHANGE_EVENTS) window.addEventListener(event, changed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0)
      for (const event of CHANGE_EVENTS) window.removeEventListener(event, changed);
  };
}

/** The current session, kept in sync with other tabs; null for visitors and while rendering on the server. */
export const useSession = (): Session | null =>
  useSyncExternalStore(subscribe, readSession, () => null);
