import { ROL } from '#contract/call.ts';
import { changePassword as call } from '#contract/privacy.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { forgetDevices, rememberDevice } from '#server/calls/device.ts';
import { endSessionsOf, openSession } from '#server/calls/session.ts';
import { requireProofOfFactor } from '#server/calls/proof.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  dropChanges,
  ofAccount,
  recordSecurityChange,
  userView,
} from '#server/features/accounts/index.ts';
import { auditAccess } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import {
  clearAllLoginAttempts,
  lockWithPassword,
  requirePassword,
} from '#server/features/session/index.ts';

export const changePassword = handleOutside(
  call,
  async ({ pass_actual, pass }, { caller, db, now, services, request }) => {
    requireProofOfFactor({ caller, now });
    const { id } = caller;
    const { address, userAgent } = request;
    const campo = 'pass_actual';
    const proved = await requirePassword(services, { caller, now }, { pass: pass_actual, campo });
    const passHash = await services.passwords.hash(pass, ofAccount(id));
    return inTransaction(db, async (trx) => {
      const { keylogin, nombre, email } = await lockWithPassword(trx, proved, campo);
      await savePassword(trx, id, passHash, now);
      await endSessionsOf(trx, id);
      await forgetDevices(trx, id, now);
      await dropChanges(trx, id, ['phone', 'email']);
      await rememberDevice(trx, request, { accountId: id, now });
      const session_id = await openSession(trx, caller, { now, userAgent, address });
      await recordSecurityChange(trx, id, 'pass', now);
      await clearAllLoginAttempts(trx, email);
      const evento = caller.rol === ROL.admin ? 'pass_del_equipo' : 'pass_restablecida';
      await auditAccess(trx, caller, 'contraseña', now);
      await notify(trx, { accountId: id, evento, parameters: [nombre], now });
      return { session_id, keylogin, user: await userView({ db: trx, services, now }, id) };
    });
  },
);

const savePassword = (trx: Trx, accountId: number, passHash: string, now: Date) =>
  trx
    .updateTable('account')
    .set({ pass_hash: passHash, updated_at: now })
    .where('id', '=', accountId)
    .execute();
