import type { User } from '#contract/views.ts';
import { ROL } from '#contract/call.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { sendSetUpLink, userView } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';

/**
 * Records a professional created by an administrator, and sends the link to set a password. No session is
 * opened: it would let the administrator act in somebody else's name.
 */
export async function welcome(
  trx: Trx,
  account: { id: number; keylogin: string; nombre: string },
  { caller, services, now }: { caller: Caller; services: Services; now: Date },
): Promise<{ session_id: string; keylogin: string; user: User }> {
  await audit(trx, {
    adminId: caller.id,
    action: 'crear_profesional',
    subjectId: account.keylogin,
    people: [account.id],
    after: { rol: ROL.professional, validacion: 'validado' },
    now,
  });
  await sendSetUpLink(trx, account, { config: services.config, now });
  return {
    session_id: '',
    keylogin: account.keylogin,
    user: await userView({ db: trx, services, now }, account.id),
  };
}
