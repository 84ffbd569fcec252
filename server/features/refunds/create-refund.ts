import { sql } from 'kysely';
import { type Centavos, centavos, subtract } from '#domain/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { recordRefund } from '#server/features/ledger/index.ts';
import { sendRefund } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

/**
 * Refunds held money of a locked project to the cards it was paid with, the last payment first. The ledger
 * records it at once; a job requests it at the provider. Once per `operation`.
 */
export async function refundHeld(
  trx: Trx,
  refund: {
    proposalId: number;
    amount: Centavos;
    operation: string;
    motivo: 'cancelacion' | 'disputa';
    now: Date;
  },
): Promise<void> {
  if (refund.amount === 0 || !(await recordRefund(trx, refund))) return;
  for (const part of await refundParts(trx, refund))
    await createRefund(trx, { ...refund, ...part });
}

/** To which payments how much of a project's held money goes back, the last payment first. */
export async function refundParts(
  db: Db | Trx,
  { proposalId, amount }: { proposalId: number; amount: Centavos },
): Promise<{ paymentId: number; amount: Centavos }[]> {
  const parts: { paymentId: number; amount: Centavos }[] = [];
  let remaining = amount;
  for (const { id, room } of await paymentsWithRoom(db, proposalId)) {
    const part = centavos(Math.min(remaining, Math.max(0, room)));
    if (part > 0) parts.push({ paymentId: id, amount: part });
    remaining = subtract(remaining, part);
  }
  if (remaining > 0) throw new Error(`project ${proposalId} was paid less than its refund`);
  return parts;
}

/** Refunds what a payment brought beyond what was due; the ledger has already recorded it. */
export const refundExcess = (
  trx: Trx,
  excess: { proposalId: number | null; paymentId: number; amount: Centavos; now: Date },
): Promise<void> => createRefund(trx, { ...excess, motivo: 'excedente' });

async function createRefund(
  trx: Trx,
  refund: {
    proposalId: number | null;
    paymentId: number;
    amount: Centavos;
    motivo: string;
    now: Date;
  },
): Promise<void> {
  const { id } = await trx
    .insertInto('refund')
    .values({
      payment_id: refund.paymentId,
      proposal_id: refund.proposalId,
      amount: refund.amount,
      motivo: refund.motivo,
      created_at: refund.now,
      next_at: refund.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(trx, sendRefund, { id }, { key: `refund:${id}` });
}

/** A project's settled payments with what can still be refunded of each, the last one first. */
const paymentsWithRoom = (db: Db | Trx, proposalId: number) =>
  db
    .selectFrom('payment as p')
    .select([
      'p.id',
      // What a bank took back cannot be refunded besides.
      sql<number>`p.value - coalesce(
        (select sum(r.amount) from refund r where r.payment_id = p.id), 0) - coalesce(
        (select sum(c.amount - coalesce(
            (select sum(r.amount) from refund r where r.chargeback_id = c.id), 0))
          from chargeback c where c.payment_id = p.id and c.won is distinct from true), 0)`.as(
        'room',
      ),
    ])
    .where('p.proposal_id', '=', proposalId)
    .where('p.settled_at', 'is not', null)
    .orderBy('p.id', 'desc')
    .execute();
