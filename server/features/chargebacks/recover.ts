import { add, type Centavos, centavos, ZERO } from '#domain/money.ts';
import type { ProviderDispute } from '#server/adapters/payments/port.ts';
import type { Trx } from '#server/db/pool.ts';
import { holdBack, recordChargebackRecovered, recordLoss } from '#server/features/ledger/index.ts';
import { divideLate } from '#server/features/projects/index.ts';
import { reopenCovered, sendWaiting } from '#server/features/refunds/index.ts';
import type { Chargeback } from './queries.ts';
import { freeReserve, keepMore } from './reserve.ts';
import { tellClosed } from './tell.ts';
import { giveBackCharge } from './undo-loss.ts';

/**
 * The bank changed its mind about a lost one: the money is back. What the chargeback had paid to the card is owed to it
 * again, what it took of its project is held again, or goes where the project's end sent the rest, and who was charged for
 * it is charged no more. The day from which the project went on stays.
 */
export async function recovered(
  trx: Trx,
  chargeback: Chargeback,
  { id: disputeId, movements, amount: asked }: ProviderDispute,
  now: Date,
): Promise<void> {
  const { id, payment_id, proposal_id: proposalId } = chargeback;
  const amount = add(...movements.map((movement) => movement.amount).filter((part) => part > 0));
  await trx
    .updateTable('chargeback')
    .set({ won: true, recovered_at: now })
    .where('id', '=', id)
    .execute();
  // A part of it undoes nothing: nobody can say whose it is.
  const whole = amount >= asked;
  const owed = whole ? await reopenCovered(trx, id, now) : ZERO;
  const held = whole && proposalId !== null ? await uncover(trx, id) : ZERO;
  const charged = whole ? await endLoss(trx, chargeback, now) : null;
  await recordChargebackRecovered(trx, { disputeId, amount, owed, held, charged, proposalId, now });
  if (charged !== null) {
    await keepMore(trx, payment_id);
    await holdBack(trx, charged.accountId, `recuperado:${id}`, now);
  }
  const late = { amount: held, of: `recuperado:${id}`, now };
  const released = held > 0 && proposalId !== null ? await divideLate(trx, proposalId, late) : null;
  const refunding = await sendWaiting(trx, payment_id, now);
  await tellClosed(
    trx,
    chargeback,
    {
      won: true,
      after: 'perdido',
      loss: ZERO,
      amount,
      refunding,
      released,
      repaid: charged !== null,
    },
    now,
  );
}

/** Takes back that it was covered by what its project held; answers how much that was. */
async function uncover(trx: Trx, id: number): Promise<Centavos> {
  const { covered } = await trx
    .selectFrom('chargeback')
    .select('covered')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await trx.updateTable('chargeback').set({ covered: 0 }).where('id', '=', id).execute();
  return centavos(covered);
}

/** Ends its loss: one that nobody has decided on is nobody's; who was charged gets back what they paid of it. */
async function endLoss(trx: Trx, { id, payee_id, proposal_id }: Chargeback, now: Date) {
  const loss = await trx
    .selectFrom('loss as l')
    .leftJoin('proposal as p', 'p.id', 'l.proposal_id')
    .select(['l.id', 'l.amount', 'l.cargo', 'p.titulo'])
    .where('l.chargeback_id', '=', id)
    .where('l.undone_at', 'is', null)
    .forUpdate('l')
    .executeTakeFirst();
  if (!loss) return null;
  if (loss.cargo === null) {
    await recordLoss(trx, {
      lossId: loss.id,
      amount: centavos(loss.amount),
      debtorId: null,
      reserved: ZERO,
      owed: ZERO,
      proposalId: proposal_id,
      now,
    });
    await trx
      .updateTable('loss')
      .set({ decided_at: now, cargo: 0, motivo: 'El banco devolvió el dinero.' })
      .where('id', '=', loss.id)
      .execute();
    await trx.updateTable('chargeback').set({ ended_at: now }).where('id', '=', id).execute();
    await freeReserve(trx, id, 'recuperado', now);
    return null;
  }
  if (loss.cargo === 0 || payee_id === null) return null;
  const { id: lossId, cargo, titulo } = loss;
  return giveBackCharge(trx, { id: lossId, cargo, titulo }, payee_id, now);
}
