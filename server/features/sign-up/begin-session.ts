import type { Rol } from '#contract/call.ts';
import type { User } from '#contract/views.ts';
import { rememberDevice } from '#server/calls/device.ts';
import type { RequestFacts } from '#server/calls/handler.ts';
import { openSession } from '#server/calls/session.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { userView } from '#server/features/accounts/index.ts';

/** Signs a new account in. */
export async function beginSession(
  trx: Trx,
  account: { id: number; keylogin: string; rol: Rol },
  { request, services, now }: { request: RequestFacts; services: Services; now: Date },
): Promise<{ session_id: string; keylogin: string; user: User }> {
  const session_id = await openSession(trx, account, {
    now,
    userAgent: request.userAgent,
    address: request.address,
  });
  await rememberDevice(trx, request, { accountId: account.id, now });
  const user = await userView({ db: trx, services, now }, account.id);
  return { session_id, keylogin: account.keylogin, user };
}
