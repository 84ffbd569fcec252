import type { Trx } from '#server/db/pool.ts';
import { byId, type ProposalRow } from './queries.ts';
import { recordEvent } from './record-event.ts';

/** Marks a project as changed by what is stored beside it, such as its money; answers it as it is now. */
export async function touch(trx: Trx, id: number, now: Date): Promise<ProposalRow> {
  await trx
    .updateTable('proposal')
    .set(({ eb }) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
  const row = await byId(trx, id);
  if (!row) throw new Error(`proposal ${id} is gone`);
  return row;
}

/** Writes into a project what the provider or a bank did with its money, and answers it; nothing for a payment of a membership. */
export async function recordFact(
  trx: Trx,
  proposalId: number | null,
  fact: Omit<Parameters<typeof recordEvent>[2], 'actorId'>,
): Promise<ProposalRow | null> {
  if (proposalId === null) return null;
  const row = await touch(trx, proposalId, fact.now);
  await recordEvent(trx, row, { ...fact, actorId: null });
  return row;
}
