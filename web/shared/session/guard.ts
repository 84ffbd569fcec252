import { redirect } from 'react-router';
import type { Rol } from '#contract/call.ts';
import { readSession, type Session } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';

/**
 * For a `clientLoader`: the session, or off to /login without one or with another rol than those
 * named (1 §2, §6). Only a courtesy to people: who may read what is decided on the server.
 */
export function requireSession(...roles: readonly Rol[]): Session {
  const session = readSession();
  const admitted = roles.length === 0 || (session && roles.includes(session.user.rol));
  if (!session || !admitted) throw redirect(paths.login);
  return session;
}
