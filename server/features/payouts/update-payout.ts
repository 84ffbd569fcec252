import { updatePayout as call } from '#contract/admin/payouts.ts';
import { centavos } from '#domain/money.ts';
import { mayBecome } from '#domain/payout.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { audit } from '#server/features/audit/index.ts';
import { recordTransfer } from '#server/features/ledger/index.ts';
import { lockPayout, type PayoutRow, savePayout } from './queries.ts';
import { tellPayout } from './tell.ts';
import { adminPayoutView } from './views.ts';

export const updatePayout = handle(call, async (input, { caller, db, now }) => {
  const before = (await lockPayout(db, input.payout_id)) ?? fail('payout_not_found');
  const { estado } = input;
  const after = {
    estado,
    clave_rastreo: estado === 'enviado' ? (input.clave_rastreo ?? null) : before.clave_rastreo,
    motivo: estado === 'fallido' ? (input.motivo ?? null) : null,
  };
  // A second press, or a reply that was lost: it is done already.
  if (isSame(before, after)) return { payout: adminPayoutView(before) };
  if (input.version !== undefined && input.version !== before.version)
    return fail('payout_changed');
  if (!mayBecome(before.estado, estado)) return fail('payout_wrong_state');

  await savePayout(db, before.id, after, now);
  if (estado !== 'enviado') await settle(db, before, estado === 'pagado', now);
  await audit(db, {
    adminId: caller.id,
    action: 'actualizar_pago_a_profesional',
    subjectId: String(before.id),
    people: [before.account_id],
    before: { estado: before.estado, clave_rastreo: before.clave_rastreo, motivo: before.motivo },
    after,
    now,
  });
  const payout = (await lockPayout(db, before.id)) ?? fail('payout_not_found');
  await tellPayout(db, payout, now);
  return { payout: adminPayoutView(payout) };
});

type Step = Pick<PayoutRow, 'estado' | 'clave_rastreo' | 'motivo'>;

const isSame = (one: Step, other: Step): boolean =>
  one.estado === other.estado &&
  one.clave_rastreo === other.clave_rastreo &&
  one.motivo === other.motivo;

/** The money leaves the books for the bank, or is the professional's balance again. */
async function settle(trx: Trx, payout: PayoutRow, arrived: boolean, now: Date): Promise<void> {
  const { id: payoutId, account_id: accountId, amount } = payout;
  const movement = { payoutId, accountId, amount: centavos(amount), arrived, now };
  if (!(await recordTransfer(trx, movement)))
    throw new Error(`payout ${payoutId} is in the books as ended`);
}
