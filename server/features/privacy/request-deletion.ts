import { requestDeletion as call } from '#contract/privacy.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { requireProofOfFactor } from '#server/calls/proof.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/features/notifications/index.ts';
import {
  clearLoginAttempts,
  lockWithPassword,
  requirePassword,
} from '#server/features/session/index.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { sendDeletionRequest } from '#server/jobs/kinds.ts';

export const requestDeletion = handleOutside(
  call,
  async ({ pass, motivo = '' }, { caller, db, now, services }) => {
    requireProofOfFactor({ caller, now });
    const { id: accountId } = caller;
    const campo = 'pass';
    const proved = await requirePassword(services, { caller, now }, { pass, campo });
    await inTransaction(db, async (trx) => {
      const { nombre } = await lockWithPassword(trx, proved, campo);
      await clearLoginAttempts(trx, proved.attempt);
      const stored = await trx
        .insertInto('deletion_request')
        .values({ account_id: accountId, motivo, asked_at: now })
        .onConflict((conflict) =>
          conflict.column('account_id').where('withdrawn_at', 'is', null).doNothing(),
        )
        .returning('id')
        .executeTakeFirst();
      // Requested already, by a double click or in another tab.
      if (!stored) return;
      await enqueue(trx, sendDeletionRequest, { id: stored.id });
      await notify(trx, { accountId, evento: 'eliminacion_pedida', parameters: [nombre], now });
    });
    return {};
  },
);
