import { ROL, type Rol } from '#contract/call.ts';
import { openSession } from '#server/calls/session.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { userView } from '#server/features/accounts/index.ts';

/** The page after login for each rol (decisions §2). */
const URL_RETURN: Record<Rol, string> = {
  [ROL.client]: '/',
  [ROL.professional]: '/profesional',
  [ROL.admin]: '/admin/cuentas',
};

/** Opens a session for whoever has just proved who they are; answers what their browser stores, and where it goes. */
export async function signIn(
  trx: Trx,
  { id, keylogin, rol: number }: { id: number; keylogin: string; rol: number },
  { services, ...visit }: { services: Services; now: Date; userAgent: string; address: string },
) {
  const rol = number as Rol;
  const session_id = await openSession(trx, { id, rol }, visit);
  const { now } = visit;
  const user = await userView({ db: trx, services, now }, id);
  return { session_id, keylogin, user, url_return: URL_RETURN[rol] };
}
