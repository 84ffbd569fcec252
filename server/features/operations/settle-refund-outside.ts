import { settleRefundOutside as call } from '#contract/operations.ts';
import { centavos, formatCentavos } from '#domain/money.ts';
import { OUTSIDE_NAMES } from '#domain/refunds/refund.ts';
import { failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { recordReturnedOutside } from '#server/features/ledger/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { recordFact } from '#server/features/projects/index.ts';
import { settleOutside } from '#server/features/refunds/index.ts';
import { refundWords } from './who-was-first.ts';

export const settleRefundOutside = handle(call, async (input, { caller, db, now }) => {
  const { refund_id: id, como, clave, motivo } = input;
  const outside = { by: caller.id, how: como, key: clave, reason: motivo };
  const refund =
    (await settleOutside(db, id, outside, now)) ??
    failSaying('refund_not_found', await refundWords(db, id));
  const { account_id: accountId, proposal_id: proposalId } = refund;
  const amount = centavos(refund.amount);
  await recordReturnedOutside(db, { refundId: id, proposalId, amount, now });
  const detalle = `${OUTSIDE_NAMES[como]}, clave ${clave}`;
  if (proposalId === null)
    await notify(db, {
      accountId,
      evento: 'devuelto_por_fuera',
      parameters: [formatCentavos(amount), 'tu membresía', detalle],
      now,
    });
  await recordFact(db, proposalId, { evento: 'devuelto_por_fuera', monto: amount, detalle, now });
  await audit(db, {
    adminId: caller.id,
    action: 'liquidar_devolucion',
    subjectId: String(id),
    people: [accountId],
    after: { monto: amount, como, clave, motivo },
    now,
  });
  return {};
});
