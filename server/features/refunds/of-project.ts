import { centavos, toMxn } from '#domain/money.ts';
import { type OutsideWay, refundState } from '#domain/refunds/refund.ts';
import type { Db, Trx } from '#server/db/pool.ts';

interface OfProject {
  readonly amount: number;
  readonly created_at: Date;
  readonly done_at: Date | null;
  readonly failed_at: Date | null;
  readonly outside_how: string | null;
}

/** A project's refunds, the oldest first. */
export const refundsOf = (db: Db | Trx, proposalId: number): Promise<OfProject[]> =>
  db
    .selectFrom('refund')
    .select(['amount', 'created_at', 'done_at', 'failed_at', 'outside_how'])
    .where('proposal_id', '=', proposalId)
    .orderBy('id')
    .execute();

/** One of them as the two sides see it. */
export const refundView = ({ amount, created_at, done_at, failed_at, outside_how }: OfProject) => ({
  monto: toMxn(centavos(amount)),
  estado: refundState({
    done: done_at !== null,
    failed: failed_at !== null,
    outside: outside_how !== null,
  }),
  como: outside_how as OutsideWay | null,
  at: (done_at ?? failed_at ?? created_at).toISOString(),
});
