import { add, type Centavos, centavos, toMxn } from '#domain/money.ts';
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

/** What of them the client's bank did not take, centavos. */
export const failedIn = (refunds: readonly OfProject[]): Centavos =>
  add(
    ...refunds
      .filter((refund) => stateOf(refund) === 'fallida')
      .map(({ amount }) => centavos(amount)),
  );

const stateOf = ({ done_at, failed_at, outside_how }: OfProject) =>
  refundState({
    done: done_at !== null,
    failed: failed_at !== null,
    outside: outside_how !== null,
  });

/** One of them as the two sides see it. */
export const refundView = (refund: OfProject) => ({
  monto: toMxn(centavos(refund.amount)),
  estado: stateOf(refund),
  como: refund.outside_how as OutsideWay | null,
  at: (refund.done_at ?? refund.failed_at ?? refund.created_at).toISOString(),
});
