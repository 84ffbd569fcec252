import type { AdminPayout } from '#contract/payouts.ts';
import { centavos } from '#domain/money.ts';
import { mayBecome, needsReason, type PayoutState } from '#domain/payouts/payout.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import type { Trx } from '#server/db/pool.ts';
import { audit } from '#server/features/audit/index.ts';
import { tellTeam } from '#server/features/notifications/index.ts';
import { recordTransfer, recordTransferReturned } from '#server/features/ledger/index.ts';
import { holdMethod, lockPayout, type PayoutRow, savePayout } from './queries.ts';
import { notifyPayout } from './notify-payout.ts';
import { adminPayoutView } from './views.ts';
import { changedWords } from './who-was-first.ts';

/** What the team hears of money that left although it should have waited. */
const SENT_HELD = {
  subject: 'Se envió un pago a quien tiene un proyecto detenido',
  text: 'Se marcó como enviado un pago a un profesional que tiene un proyecto detenido por riesgo. Mira quién lo marcó y si el banco todavía puede pararlo.',
  path: '/admin/pagos-a-profesionales?estado=enviado',
};

interface PayoutChange {
  readonly payout_id: number;
  readonly estado: Exclude<PayoutState, 'pendiente'>;
  readonly clave_rastreo?: string | null | undefined;
  readonly motivo?: string | null | undefined;
  readonly version?: number | undefined;
}

/** Changes a payout's state, once, with its movement, its audit entry and the professional's notification. */
export async function advancePayout(
  trx: Trx,
  wanted: PayoutChange,
  { adminId, now }: { adminId: number; now: Date },
): Promise<AdminPayout> {
  const before = (await lockPayout(trx, wanted.payout_id)) ?? fail('payout_not_found');
  const { estado } = wanted;
  const after = {
    estado,
    clave_rastreo: estado === 'enviado' ? (wanted.clave_rastreo ?? null) : before.clave_rastreo,
    motivo: needsReason(estado) ? (wanted.motivo ?? null) : null,
  };
  // A second click, or a lost reply: it is already done.
  if (isSame(before, after)) return adminPayoutView(before);
  if (wanted.version !== undefined && wanted.version !== before.version)
    return failSaying('payout_changed', await changedWords(trx, before.id));
  if (!mayBecome(before.estado, estado))
    return failSaying('payout_wrong_state', await changedWords(trx, before.id));

  // The bank may have paid it before the project was stopped, so it is not refused.
  const sentHeld = estado === 'enviado' && before.en_revision;
  await savePayout(trx, before.id, after, now);
  if (estado !== 'enviado') await settle(trx, before, estado, now);
  await audit(trx, {
    adminId,
    action: 'actualizar_pago_a_profesional',
    subjectId: String(before.id),
    people: [before.account_id],
    before: { estado: before.estado, clave_rastreo: before.clave_rastreo, motivo: before.motivo },
    after: { ...after, ...(sentHeld && { en_revision: true }) },
    now,
  });
  if (sentHeld) await tellTeam(trx, SENT_HELD);
  const payout = (await lockPayout(trx, before.id)) ?? fail('payout_not_found');
  await notifyPayout(trx, payout, now);
  return adminPayoutView(payout);
}

type PayoutProgress = Pick<PayoutRow, 'estado' | 'clave_rastreo' | 'motivo'>;

const isSame = (one: PayoutProgress, other: PayoutProgress): boolean =>
  one.estado === other.estado &&
  one.clave_rastreo === other.clave_rastreo &&
  one.motivo === other.motivo;

/** The money has reached the bank, or is the professional's balance again. */
async function settle(
  trx: Trx,
  payout: PayoutRow,
  estado: Exclude<PayoutState, 'pendiente' | 'enviado'>,
  now: Date,
): Promise<void> {
  const { id: payoutId, account_id: accountId, amount } = payout;
  const movement = { payoutId, accountId, amount: centavos(amount), now };
  if (estado === 'devuelto') await holdMethod(trx, payout);
  const recorded =
    estado === 'devuelto'
      ? await recordTransferReturned(trx, movement)
      : await recordTransfer(trx, { ...movement, arrived: estado === 'pagado' });
  if (!recorded) throw new Error(`payout ${payoutId} is in the books as ended`);
}
