import type { Hit } from '#domain/risk/evaluate.ts';
import { RISK_RULES } from '#domain/risk/rules.ts';
import type { Trx } from '#server/db/pool.ts';

/** What hits are about, besides whom. */
interface About {
  readonly proposalId?: number;
  readonly paymentId?: number;
  /** Of what stops a project, the professional whose payouts wait. */
  readonly payeeId?: number;
  readonly now: Date;
}

/** Stores hits, each once however often it is found; answers the numbers of those that are new. */
export async function raise(
  trx: Trx,
  hits: readonly Hit[],
  { proposalId, paymentId, payeeId, now }: About,
): Promise<number[]> {
  if (hits.length === 0) return [];
  const stored = await trx
    .insertInto('risk_hit')
    .values(
      hits.map(({ regla, version, sobre, accountId, hechos }) => {
        const { effect } = RISK_RULES[regla];
        return {
          regla,
          version,
          sobre,
          account_id: accountId,
          payee_id: payeeId ?? null,
          proposal_id: proposalId ?? null,
          payment_id: paymentId ?? null,
          hechos: JSON.stringify(hechos),
          stops: effect === 'detiene',
          opened_at: now,
          // Asking the bank is all that there is to do.
          ...(effect === 'autentica' && { closed_at: now, decision: 'autenticado' }),
        };
      }),
    )
    .onConflict((conflict) => conflict.columns(['regla', 'sobre']).doNothing())
    .returning('id')
    .execute();
  return stored.map(({ id }) => id);
}

const openStops = (trx: Trx, proposalId: number) =>
  trx
    .selectFrom('risk_hit')
    .select(({ fn }) => fn.min('opened_at').as('since'))
    .where('proposal_id', '=', proposalId)
    .where('stops', '=', true)
    .where('closed_at', 'is', null);

/** Since when a stopped project stands. */
export const stoppedSince = async (trx: Trx, proposalId: number, now: Date): Promise<Date> =>
  (await openStops(trx, proposalId).executeTakeFirst())?.since ?? now;

/** Closes all that stops a project, by somebody's decision or because it is over. */
export const endStops = (
  trx: Trx,
  proposalId: number,
  { decision, by, nota, now }: { decision: string; by: number | null; nota: string; now: Date },
) =>
  trx
    .updateTable('risk_hit')
    .set({ closed_at: now, closed_by: by, decision, nota })
    .where('proposal_id', '=', proposalId)
    .where('stops', '=', true)
    .where('closed_at', 'is', null)
    .execute();
