import { ROL, type Rol } from '#contract/call.ts';
import { rememberDevice } from '#server/calls/device.ts';
import type { RequestFacts } from '#server/calls/handler.ts';
import { openSession } from '#server/calls/session.ts';
import { tellOfDevice } from './new-device.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { raiseNewTeamDevice } from '#server/features/risk/index.ts';
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
  account: { id: number; keylogin: string; nombre: string; rol: number },
  { services, request, now }: { services: Services; request: RequestFacts; now: Date },
) {
  const { id, keylogin } = account;
  const rol = account.rol as Rol;
  const { userAgent, address } = request;
  const session_id = await openSession(trx, { id, rol }, { now, userAgent, address });
  if (await rememberDevice(trx, request, { accountId: id, now })) {
    await tellOfDevice(trx, account, { now, userAgent, address });
    if (rol === ROL.admin) await raiseNewTeamDevice(trx, id, now);
  }
  const user = await userView({ db: trx, services, now }, id);
  return { session_id, keylogin, user, url_return: URL_RETURN[rol] };
}
