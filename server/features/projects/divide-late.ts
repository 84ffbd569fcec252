import { operationKey } from '#domain/ledger/operation-keys.ts';
import { type Centavos, ZERO } from '#domain/money.ts';
import { isClosed } from '#domain/projects/graph.ts';
import type { Trx } from '#server/db/pool.ts';
import { refundHeld } from '#server/features/refunds/index.ts';
import { lockAny } from './queries.ts';
import { releaseHeld } from './release-held.ts';

/**
 * Of a project that is over nothing is held: what it holds again goes where its end would have sent it, to the professional
 * of a finished work, else back to the client's cards. Answers what goes to the professional, before fees; null while the
 * project goes on. Once per `of`.
 */
export async function divideLate(
  trx: Trx,
  proposalId: number,
  { amount, of, now }: { amount: Centavos; of: string; now: Date },
): Promise<Centavos | null> {
  const row = await lockAny(trx, proposalId);
  if (!row || !isClosed(row.estado)) return null;
  if (row.estado !== 'finalizada') {
    await refundHeld(trx, { proposalId, amount, operation: of, motivo: 'cancelacion', now });
    return ZERO;
  }
  await releaseHeld(trx, row, {
    operationKey: operationKey.lateRelease(proposalId, of),
    amount,
    now,
  });
  return amount;
}
