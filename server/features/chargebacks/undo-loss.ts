import { sql } from 'kysely';
import { type Centavos, centavos, formatCentavos, subtract, ZERO } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { endDebt, holdBack, lessenDebt, recordLossUndone } from '#server/features/ledger/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { coverOpen } from '#server/features/refunds/index.ts';
import { freeReserve, keepMore } from './reserve.ts';

/** A loss of which somebody was charged `cargo`. */
interface ChargedLoss {
  readonly id: number;
  readonly cargo: number;
  readonly titulo: string | null;
}

/** Ends what somebody was charged for a loss that is none any more, and tells them; answers what they had paid of it. */
export async function giveBackCharge(
  trx: Trx,
  { id, cargo, titulo }: ChargedLoss,
  accountId: number,
  now: Date,
): Promise<{ accountId: number; paid: Centavos; unpaid: Centavos }> {
  const charge = centavos(cargo);
  const { paid, unpaid } = await endDebt(trx, { lossId: id, accountId, charge });
  await trx.updateTable('loss').set({ returned: paid }).where('id', '=', id).execute();
  await tellGivenBack(trx, accountId, { titulo, back: charge }, now);
  return { accountId, paid, unpaid };
}

/** As that, of a loss that is smaller now: a part of the charge. */
async function lessenCharge(
  trx: Trx,
  { id, cargo, titulo }: ChargedLoss,
  { accountId, back }: { accountId: number; back: Centavos },
  now: Date,
): Promise<{ accountId: number; paid: Centavos; unpaid: Centavos }> {
  const { paid, unpaid } = await lessenDebt(trx, { lossId: id, accountId, back });
  await trx
    .updateTable('loss')
    .set({ cargo: cargo - back })
    .where('id', '=', id)
    .execute();
  await tellGivenBack(trx, accountId, { titulo, back }, now);
  return { accountId, paid, unpaid };
}

const tellGivenBack = (
  trx: Trx,
  accountId: number,
  { titulo, back }: { titulo: string | null; back: Centavos },
  now: Date,
): Promise<void> => {
  const parameters = [titulo ?? 'un proyecto', formatCentavos(back)];
  return notify(trx, { accountId, evento: 'perdida_repuesta', parameters, now });
};

/** A refund that failed after the provider had called it done, by the provider's id. */
interface FailedLate {
  readonly providerId: string;
  readonly now: Date;
}

/**
 * The refund that a loss was of never arrived: nobody bears it any more, and who was charged for it gets back what they
 * paid. Answers how much the loss was; the payment's project or membership is locked.
 */
export async function undoLoss(trx: Trx, refundId: number, failed: FailedLate): Promise<Centavos> {
  const loss = await lossesOf(trx).where('l.refund_id', '=', refundId).executeTakeFirst();
  if (!loss) return ZERO;
  const amount = centavos(loss.amount);
  await lessenLoss(trx, loss, amount, failed);
  return amount;
}

/**
 * A refund failed whose payment a bank had taken and kept before: the chargeback paid its client, up to what it took beyond
 * what was owed. So much of its loss is none; answers how much, of `over` that would go back twice. The payment's project or
 * membership is locked.
 */
export async function coverByLost(
  trx: Trx,
  paymentId: number,
  over: Centavos,
  failed: FailedLate,
): Promise<Centavos> {
  const losses = await lossesOf(trx)
    .where('l.payment_id', '=', paymentId)
    .where('l.undone_at', 'is', null)
    .where('c.won', '=', false)
    .orderBy('l.id')
    .execute();
  let rest: Centavos = over;
  for (const loss of losses) {
    const part = centavos(Math.min(rest, loss.amount));
    if (part === 0) break;
    rest = subtract(rest, part);
    const paid = { chargeback_id: loss.chargeback_id ?? 0, id_refund: null, done_at: failed.now };
    await coverOpen(trx, paymentId, part, paid);
    await lessenLoss(trx, loss, part, failed);
  }
  return subtract(over, rest);
}

const lossesOf = (trx: Trx) =>
  trx
    .selectFrom('loss as l')
    .leftJoin('chargeback as c', 'c.id', 'l.chargeback_id')
    .leftJoin('debt as d', 'd.loss_id', 'l.id')
    .leftJoin('proposal as p', 'p.id', 'l.proposal_id')
    .select(['l.id', 'l.amount', 'l.cargo', 'l.payment_id', 'l.proposal_id', 'l.chargeback_id'])
    .select(['p.titulo', sql<number | null>`coalesce(c.payee_id, d.account_id)`.as('debtorId')])
    .forUpdate('l');

type LostPart = Awaited<ReturnType<ReturnType<typeof lossesOf>['execute']>>[number];

/**
 * Takes a part off a loss, or all: first off what the platform bears, then off what its professional was charged, who did
 * receive what they were charged of.
 */
async function lessenLoss(
  trx: Trx,
  loss: LostPart,
  part: Centavos,
  { providerId, now }: FailedLate,
): Promise<void> {
  const { id, chargeback_id, proposal_id: proposalId } = loss;
  const rest = subtract(centavos(loss.amount), part);
  const charged = await takeOffCharge(trx, loss, rest, now);
  await recordLossUndone(trx, {
    lossId: id,
    providerId,
    amount: part,
    decided: loss.cargo !== null,
    charged,
    proposalId,
    now,
  });
  if (rest > 0) await trx.updateTable('loss').set({ amount: rest }).where('id', '=', id).execute();
  else await endLoss(trx, loss, now);
  if (rest === 0 && loss.cargo === null && chargeback_id !== null) {
    await trx
      .updateTable('chargeback')
      .set({ ended_at: now })
      .where('id', '=', chargeback_id)
      .execute();
    await freeReserve(trx, chargeback_id, `deshecha:${providerId}`, now);
  } else await keepMore(trx, loss.payment_id);
  if (charged !== null)
    await holdBack(trx, charged.accountId, `perdida_deshecha:${id}:${providerId}`, now);
}

/** What somebody was charged above what is lost still is theirs again. */
async function takeOffCharge(trx: Trx, loss: LostPart, rest: Centavos, now: Date) {
  const { id, cargo, titulo, debtorId } = loss;
  if (cargo === null || cargo <= rest || debtorId === null) return null;
  if (rest === 0) return giveBackCharge(trx, { id, cargo, titulo }, debtorId, now);
  const back = subtract(centavos(cargo), rest);
  return lessenCharge(trx, { id, cargo, titulo }, { accountId: debtorId, back }, now);
}

/** Of a refund that never arrived it is a loss no more; a chargeback's is shown there still. */
const endLoss = (trx: Trx, { id, cargo }: LostPart, now: Date) =>
  trx
    .updateTable('loss')
    .set({
      refund_id: null,
      undone_at: now,
      ...(cargo === null && {
        decided_at: now,
        cargo: 0,
        motivo: 'La devolución no llegó a la tarjeta.',
      }),
    })
    .where('id', '=', id)
    .execute();
