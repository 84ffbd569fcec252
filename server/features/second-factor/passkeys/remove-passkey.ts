import { removePasskey as call } from '#contract/second-factor.ts';
import { handle } from '#server/calls/handler.ts';
import { auditAccess } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { lockFactors } from '../queries.ts';
import { requireRest } from '../remove.ts';

export const removePasskey = handle(call, async ({ id: keyId }, context) => {
  const { caller, db, now } = context;
  const { id } = caller;
  const { nombre } = await lockFactors(db, id);
  const removed = await db
    .deleteFrom('passkey')
    .where('id', '=', keyId)
    .where('account_id', '=', id)
    .returning('nombre')
    .executeTakeFirst();
  // Asked again after a lost answer, there is nothing left to do.
  if (!removed) return {};
  await requireRest(context);
  const parameters = [nombre, removed.nombre];
  await auditAccess(db, caller, 'llave quitada', now);
  await notify(db, { accountId: id, evento: 'llave_quitada', parameters, now });
  return {};
});
