import { type Centavos, formatCentavos } from '#domain/money.ts';
import type { Fee } from '#domain/projects/fee.ts';
import type { Trx } from '#server/db/pool.ts';
import { recordRelease } from '#server/features/ledger/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { payeeOf, teamOf } from './payee.ts';
import type { ProposalRow } from './queries.ts';
import { noticeQuickRelease } from './quick-release.ts';

/**
 * Releases held money of a locked project to whoever is paid for it, and sends them the receipt (4 §E). Nothing where
 * the operation is known.
 */
export async function releaseHeld(
  trx: Trx,
  row: ProposalRow,
  { operationKey, amount, now }: { operationKey: string; amount: Centavos; now: Date },
): Promise<void> {
  const accountId = payeeOf(row) ?? row.professional_id;
  const release = await recordRelease(trx, {
    operationKey,
    proposalId: row.id,
    professionalId: accountId,
    amount,
    releasedBefore: row.liberado,
    fee: agreedFee(row),
    now,
  });
  if (!release) return;
  await noticeQuickRelease(trx, row, amount, now);
  if (accountId === teamOf(row)) return;
  await notify(trx, {
    accountId,
    evento: 'recibo_liberacion',
    parameters: [formatCentavos(release.net), row.titulo],
    about: release.id,
    release: release.id,
    now,
  });
}

/** The fee that was in force when the proposal was accepted (4 §B): nothing is released before. */
function agreedFee({ id, fee }: ProposalRow): Fee {
  if (!fee) throw new Error(`project ${id} was never accepted`);
  return fee;
}
