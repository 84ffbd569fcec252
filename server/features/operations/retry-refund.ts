import { retryRefund as call } from '#contract/operations.ts';
import { failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { retryRefund as retry } from '#server/features/refunds/index.ts';
import { refundWords } from './who-was-first.ts';

export const retryRefund = handle(call, async ({ refund_id }, { caller, db, now }) => {
  const { account_id, amount } =
    (await retry(db, refund_id, now)) ??
    failSaying('refund_not_found', await refundWords(db, refund_id));
  await audit(db, {
    adminId: caller.id,
    action: 'reintentar_devolucion',
    subjectId: String(refund_id),
    people: [account_id],
    after: { monto: amount },
    now,
  });
  return {};
});
