import { removeTotp as call } from '#contract/second-factor.ts';
import { handle } from '#server/calls/handler.ts';
import { auditAccess } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { lockFactors } from './queries.ts';
import { requireRest } from './remove.ts';

export const removeTotp = handle(call, async (_input, context) => {
  const { caller, db, now } = context;
  const { id } = caller;
  const { nombre } = await lockFactors(db, id);
  const removed = await db
    .deleteFrom('totp')
    .where('account_id', '=', id)
    .returning('confirmed_at')
    .executeTakeFirst();
  // Asked again after a lost answer, there is nothing left to do; an app that was only begun counted for nothing.
  if (!removed?.confirmed_at) return {};
  await requireRest(context);
  await auditAccess(db, caller, 'aplicación quitada', now);
  await notify(db, { accountId: id, evento: 'segundo_factor_quitado', parameters: [nombre], now });
  return {};
});
