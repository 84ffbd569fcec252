import { suspendAccount as call } from '#contract/accounts.ts';
import { failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { endSessionsOf } from '#server/calls/session.ts';
import { audit, lastAct } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { whoDid } from '../decider.ts';
import { lockAccount, requireRemovable, subjectOf } from './lock.ts';

export const suspendAccount = handle(call, async ({ user_id, motivo }, { caller, db, now }) => {
  await requireRemovable(db, { caller, now }, await subjectOf(db, user_id));
  const { id, nombre, suspended_at } = await lockAccount(db, user_id);
  if (suspended_at) {
    const act = await lastAct(db, ['suspender_cuenta'], user_id);
    const { motivo: why } = (act?.after ?? {}) as { motivo?: string };
    failSaying('account_suspended_already', act ? await whoDid(db, act, 'la suspendió', why) : '');
  }
  await db
    .updateTable('account')
    .set({ suspended_at: now, suspended_by: caller.id, suspended_motivo: motivo })
    .where('id', '=', id)
    .execute();
  await endSessionsOf(db, id);
  await audit(db, {
    adminId: caller.id,
    action: 'suspender_cuenta',
    subjectId: user_id,
    people: [id],
    before: { estado: 'activa' },
    after: { estado: 'suspendida', motivo },
    now,
  });
  await notify(db, { accountId: id, evento: 'suspendida', parameters: [nombre, motivo], now });
  return { suspension: { motivo, desde: now.toISOString() } };
});
