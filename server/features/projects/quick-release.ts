import { sql } from 'kysely';
import { add, type Centavos } from '#domain/money.ts';
import { quickReleaseOf } from '#domain/risk/evaluate.ts';
import type { Trx } from '#server/db/pool.ts';
import { type ChangedRules, changedRules, raise, rulesOf } from '#server/features/risk/index.ts';
import type { ProposalRow } from './queries.ts';

/** Raises a case where a release makes up all that was paid, soon after it was (4 §I); a ruling is the team's own. */
export async function noticeQuickRelease(
  trx: Trx,
  row: ProposalRow,
  amount: Centavos,
  now: Date,
): Promise<void> {
  if (!row.en_disputa) await noticeReleased(trx, row, amount, now);
}

/** The same where both sides agree on it in a dispute, which they may have opened for that. */
export async function noticeReleased(
  trx: Trx,
  row: ProposalRow,
  amount: Centavos,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ rules: ChangedRules; paidAt: Date | null }>`
    select ${changedRules(now)} as rules,
      (select max(b.settled_at) from payment b where b.proposal_id = ${row.id}) as "paidAt"`.execute(
    trx,
  );
  const [found] = rows;
  if (!found?.paidAt) return;
  const facts = {
    proposalId: row.id,
    clientId: row.client_id,
    released: add(row.liberado, amount),
    paid: row.pagado,
    paidAt: found.paidAt.getTime(),
  };
  const hits = quickReleaseOf(facts, rulesOf(found.rules), now.getTime());
  await raise(trx, hits, { proposalId: row.id, now });
}
