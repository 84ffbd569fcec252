import { withdrawRate as call } from '#contract/rates.ts';
import { failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { whoDid } from '#server/features/accounts/index.ts';
import { audit, lastAct } from '#server/features/audit/index.ts';
import { auditedRate } from './plan.ts';
import { ratesOf, rateView } from './queries.ts';

export const withdrawRate = handle(call, async ({ id }, { caller, db, now }) => {
  const withdrawn = await db
    .updateTable('rate')
    .set({ withdrawn_at: now, withdrawn_by: caller.id })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where('holds_from', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!withdrawn) {
    const act = await lastAct(db, ['retirar_tarifa'], String(id));
    return failSaying('rate_not_found', act ? await whoDid(db, act, 'lo retiró') : '');
  }
  const row = await ratesOf(db).where('r.id', '=', id).executeTakeFirstOrThrow();
  await audit(db, {
    adminId: caller.id,
    action: 'retirar_tarifa',
    people: [],
    subjectId: String(id),
    before: auditedRate(rateView(row)),
    now,
  });
  return {};
});
