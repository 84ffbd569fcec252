import { redirect } from 'react-router';
import type { Rol } from '#contract/call.ts';
import { readSession, type Session } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { rememberReturn } from '#web/shared/redirect.ts';

/**
 * For a `clientLoader`: returns the session; redirects to /login without one, or with another rol than
 * those named (1 §2, §6), and remembers the address for who enters there. Only a convenience: the server
 * decides who may read what.
 */
export function requireSession(request: Request, ...roles: readonly Rol[]): Session {
  const session = readSession();
  const admitted = roles.length === 0 || (session && roles.includes(session.user.rol));
  if (session && admitted) return session;
  const { pathname, search } = new URL(request.url);
  rememberReturn(pathname + search);
  throw redirect(paths.login);
}
