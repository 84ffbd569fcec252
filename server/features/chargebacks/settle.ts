import { type DisputeStage, disputeNow } from '#domain/chargebacks/chargeback.ts';
import { add, type Centavos, centavos, subtract, ZERO } from '#domain/money.ts';
import type { ProviderDispute, ProviderWarning } from '#server/adapters/payments/port.ts';
import type { Trx } from '#server/db/pool.ts';
import { holdBack, recordChargeback, recordChargebackLost } from '#server/features/ledger/index.ts';
import { takeMovements } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { lockAny, resumeClocks } from '#server/features/projects/index.ts';
import { coverOpen, sendWaiting } from '#server/features/refunds/index.ts';
import { handedIn } from './handed-in.ts';
import { becameChargeback, settleInquiry, settleWarning } from './inquiries.ts';
import { byDispute, type Chargeback, payeeOf } from './queries.ts';
import { chargeable, moneyOfPayment } from './received.ts';
import { recovered } from './recover.ts';
import { freeReserve } from './reserve.ts';
import { tellClosed, tellOpened } from './tell.ts';

/** A settled payment whose project or membership is locked. */
export interface DisputedPayment {
  readonly id: number;
  readonly account_id: number;
  readonly proposal_id: number | null;
}

/**
 * Brings what is stored of a payment's chargebacks to what the provider says of them (4 §A). Repeating it changes nothing.
 * False where one of them stands somewhere that nobody knows: it is left as it is, and waits for the team.
 */
export async function settleChargebacks(
  trx: Trx,
  payment: DisputedPayment,
  {
    disputes,
    warnings,
  }: { disputes: readonly ProviderDispute[]; warnings: readonly ProviderWarning[] },
  now: Date,
): Promise<boolean> {
  for (const warning of warnings) await settleWarning(trx, payment, warning, now);
  let understood = true;
  for (const dispute of disputes) {
    const stage = disputeNow(dispute.status, takenBy(dispute));
    if (stage === null) understood = false;
    else if (stage === 'consulta')
      await settleInquiry(trx, payment, dispute, { answered: false, now });
    else if (stage === 'consulta_cerrada' && !(await byDispute(trx, dispute.id)))
      await settleInquiry(trx, payment, dispute, { answered: true, now });
    else await settleOne(trx, payment, { dispute, stage }, now);
  }
  return understood;
}

/**
 * Of what a bank took and gave back after all: before the refunds of the same payment, which could only be made of it since.
 */
export async function settleRecovered(
  trx: Trx,
  payment: DisputedPayment,
  disputes: readonly ProviderDispute[],
  now: Date,
): Promise<void> {
  for (const dispute of disputes) {
    const stage = disputeNow(dispute.status, takenBy(dispute));
    const known = await byDispute(trx, dispute.id);
    if (stage !== null && known?.won === false && isWon(stage))
      await settleOne(trx, payment, { dispute, stage }, now);
  }
}

/** One of which it is heard that it took nothing in the end is as good as won. */
const isWon = (stage: DisputeStage): boolean => stage === 'ganado' || stage === 'consulta_cerrada';

async function settleOne(
  trx: Trx,
  payment: DisputedPayment,
  { dispute, stage }: { dispute: ProviderDispute; stage: DisputeStage },
  now: Date,
): Promise<void> {
  const known = await byDispute(trx, dispute.id);
  const chargeback = known ?? (await open(trx, payment, dispute, now));
  const { proposal_id: proposalId } = payment;
  // What it is of is known once it is taken; until then it is no line on the payment's page.
  for (const movement of dispute.movements)
    if (await recordChargeback(trx, { movement, proposalId, now }))
      await enqueue(trx, takeMovements, {}, { key: 'take_movements:chargeback' });
  await trx
    .updateTable('chargeback')
    .set({ estado: dispute.status, due_at: dispute.dueAt, cost: costOf(dispute) })
    .where('id', '=', chargeback.id)
    .execute();
  if (dispute.handedIn) await handedIn(trx, chargeback, now);
  if (!known) {
    await becameChargeback(trx, dispute.id, now);
    if (chargeback.payee_id !== null) await holdBack(trx, chargeback.payee_id, dispute.id, now);
    await tellOpened(trx, payment, dispute, now);
  }
  if (chargeback.won === null && isWon(stage)) await won(trx, chargeback, dispute, now);
  else if (chargeback.won === null && stage === 'perdido')
    await lost(trx, payment, chargeback, dispute, now);
  else if (chargeback.won === false && isWon(stage)) await recovered(trx, chargeback, dispute, now);
}

/** Stores a new chargeback, and how much may be kept for it. */
async function open(
  trx: Trx,
  payment: DisputedPayment,
  { id, amount, reason, status, dueAt }: ProviderDispute,
  now: Date,
): Promise<Chargeback> {
  const { proposal_id } = payment;
  const payee = proposal_id === null ? null : await payeeOf(trx, proposal_id);
  // None of the others has this number.
  const most = await chargeable(trx, payment, { chargebackId: 0 });
  const target = payee === null ? ZERO : centavos(Math.min(amount, most));
  await trx
    .insertInto('chargeback')
    .values({
      id_dispute: id,
      payment_id: payment.id,
      proposal_id,
      payee_id: payee,
      amount,
      motivo: reason,
      estado: status,
      due_at: dueAt,
      opened_at: now,
      reserve_target: target,
    })
    .execute();
  const stored = await byDispute(trx, id);
  if (!stored) throw new Error(`chargeback ${id} is gone`);
  return stored;
}

/** The project goes on for the rest of its time. */
async function close(
  trx: Trx,
  { id, proposal_id, opened_at }: Chargeback,
  isWon: boolean,
  ended: Date | null,
  now: Date,
): Promise<void> {
  const row = proposal_id === null ? undefined : await lockAny(trx, proposal_id);
  if (row) await resumeClocks(trx, row, opened_at, now);
  await trx
    .updateTable('chargeback')
    .set({ closed_at: now, won: isWon, ended_at: ended })
    .where('id', '=', id)
    .execute();
}

async function won(trx: Trx, chargeback: Chargeback, dispute: ProviderDispute, now: Date) {
  await close(trx, chargeback, true, now, now);
  await freeReserve(trx, chargeback.id, 'ganado', now);
  const refunding = await sendWaiting(trx, chargeback.payment_id, now);
  const { amount } = dispute;
  await tellClosed(trx, chargeback, { won: true, loss: ZERO, amount, refunding }, now);
}

async function lost(
  trx: Trx,
  payment: DisputedPayment,
  chargeback: Chargeback,
  dispute: ProviderDispute,
  now: Date,
): Promise<void> {
  const { proposal_id: proposalId } = payment;
  const { id: disputeId } = dispute;
  const amount = takenBy(dispute);
  const paid = { chargeback_id: chargeback.id, id_refund: null, done_at: now };
  const owed = await coverOpen(trx, payment.id, amount, paid);
  const { held: left } = await moneyOfPayment(trx, payment);
  const held = centavos(Math.min(left, subtract(amount, owed)));
  const loss = subtract(amount, add(owed, held));
  await recordChargebackLost(trx, { disputeId, proposalId, owed, held, loss, now });
  await trx
    .updateTable('chargeback')
    .set({ covered: held })
    .where('id', '=', chargeback.id)
    .execute();
  await close(trx, chargeback, false, loss > 0 ? null : now, now);
  if (loss > 0)
    await trx
      .insertInto('loss')
      .values({
        payment_id: payment.id,
        proposal_id: proposalId,
        chargeback_id: chargeback.id,
        amount: loss,
        created_at: now,
      })
      .execute();
  else await freeReserve(trx, chargeback.id, 'perdido', now);
  await tellClosed(trx, chargeback, { won: false, loss, amount, refunding: ZERO }, now);
}

/** What the provider took for it. */
const costOf = ({ movements }: ProviderDispute): Centavos =>
  add(...movements.map(({ fee }) => fee));

/** What a dispute has taken from the platform's balance and not given back. */
const takenBy = ({ movements }: ProviderDispute): Centavos =>
  subtract(ZERO, add(...movements.map(({ amount }) => amount)));
