import { type AdminPayout, updatePayouts as call } from '#contract/payouts.ts';
import type { OutputOf } from '#contract/call.ts';
import { toReply } from '#server/calls/error-handler.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { advancePayout } from './advance-payout.ts';

// One transaction each: a failure does not undo the others.
export const updatePayouts = handleOutside(call, async ({ estado, payouts }, context) => {
  const { caller, db, now, log } = context;
  const hechos: AdminPayout[] = [];
  const fallidos: OutputOf<typeof call>['fallidos'] = [];
  for (const seen of payouts)
    try {
      const by = { adminId: caller.id, now };
      hechos.push(await inTransaction(db, (trx) => advancePayout(trx, { ...seen, estado }, by)));
    } catch (error) {
      const { code, mensaje } = toReply(error, log).body;
      fallidos.push({ payout_id: seen.payout_id, code, mensaje });
    }
  return { hechos, fallidos };
});
