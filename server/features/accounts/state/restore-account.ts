import { restoreAccount as call } from '#contract/accounts.ts';
import { stoodStill } from '#domain/membership/membership.ts';
import { failSaying } from '#server/calls/failure.ts';
import { ROL } from '#contract/call.ts';
import { handle } from '#server/calls/handler.ts';
import { audit, lastAct } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { whoDid } from '../decider.ts';
import { lockAccount, requireOwner } from './lock.ts';

export const restoreAccount = handle(call, async ({ user_id }, { caller, db, now }) => {
  const account = await lockAccount(db, user_id);
  if (account.rol === ROL.admin) requireOwner({ caller, now });
  const { id, nombre, suspended_at, suspended_motivo, membership_ends_at } = account;
  if (!suspended_at) {
    const act = await lastAct(db, ['restaurar_cuenta'], user_id);
    return failSaying('account_not_suspended', act ? await whoDid(db, act, 'la restauró') : '');
  }
  // The membership did not run while the account was suspended.
  const away = stoodStill(suspended_at.getTime(), now.getTime());
  await db
    .updateTable('account')
    .set({
      suspended_at: null,
      suspended_by: null,
      suspended_motivo: '',
      ...(membership_ends_at && {
        membership_ends_at: new Date(membership_ends_at.getTime() + away),
      }),
    })
    .where('id', '=', id)
    .execute();
  await audit(db, {
    adminId: caller.id,
    action: 'restaurar_cuenta',
    subjectId: user_id,
    people: [id],
    before: { estado: 'suspendida', motivo: suspended_motivo },
    after: { estado: 'activa' },
    now,
  });
  await notify(db, { accountId: id, evento: 'restaurada', parameters: [nombre], now });
  return {};
});
