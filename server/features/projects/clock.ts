import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { DAY } from '#lib/mexico-time.ts';
import { resumed } from '#domain/projects/resumed.ts';
import { decide } from '#domain/projects/decide.ts';
import { ACTIVE, type Transition, TRANSITIONS } from '#domain/projects/graph.ts';
import type { ProposalState } from '#domain/projects/state.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockAny } from './queries.ts';
import { advance } from './transition.ts';

const MOST = 200;

/** Makes every transition whose deadline has passed, each in its own transaction. */
export async function advanceDue(services: Services, log: FastifyBaseLogger): Promise<void> {
  const now = services.clock();
  for (const transition of TRANSITIONS as readonly Transition[]) {
    const { deadline } = transition;
    if (!deadline) continue;
    const due = await services.db
      .selectFrom('proposal as p')
      .select('p.id')
      .where('p.estado', '=', transition.from)
      .where(`p.${deadline.since}`, '<=', new Date(now.getTime() - deadline.days * DAY))
      // Projects blocked by a payment, dispute, chargeback or review are skipped, so that they do not fill the batch.
      .$if(transition.when.includes('paid_in_full'), (query) =>
        query.where('p.adicionales', '=', false),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('dispute')
              .select('dispute.id')
              .whereRef('dispute.proposal_id', '=', 'p.id')
              .where('dispute.resolved_at', 'is', null),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('chargeback')
              .select('chargeback.id')
              .whereRef('chargeback.proposal_id', '=', 'p.id')
              .where('chargeback.closed_at', 'is', null),
          ),
        ),
      )
      // What nobody paid for ends by its deadline all the same.
      .$if(transition.when.includes('no_review'), (query) =>
        query.where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('risk_hit')
                .select('risk_hit.id')
                .whereRef('risk_hit.proposal_id', '=', 'p.id')
                .where('risk_hit.stops', '=', true)
                .where('risk_hit.closed_at', 'is', null),
            ),
          ),
        ),
      )
      .orderBy(`p.${deadline.since}`)
      .limit(MOST)
      .execute();
    // A failure must not stop the others.
    for (const { id } of due)
      await advanceOne(services, id, transition.to, now).catch((error: Error) =>
        log.error({ err: error, proposal: id }, 'the clock could not move a project'),
      );
  }
}

const advanceOne = (services: Services, id: number, to: string, now: Date) =>
  inTransaction(services.db, async (trx) => {
    const row = await lockAny(trx, id);
    // The project may have changed meanwhile.
    if (!row || !decide(row, { to, actor: 'clock', now: now.getTime() }).ok) return;
    await advance(trx, row, { to, actor: 'clock', actorId: null, now });
  });

/**
 * Lets the clocks of a locked project go on for the rest of their time, when what has frozen it since `since` is about to
 * end. What several froze at once is counted once.
 */
export async function resumeClocks(
  trx: Trx,
  row: Pick<ProposalState, 'estado' | 'entregado_at' | 'completed_at'> & { readonly id: number },
  since: Date,
  now: Date,
): Promise<void> {
  if (!ACTIVE.includes(row.estado)) return;
  const clocks = resumed(row, await frozenFor(trx, row.id, since, now), now.getTime());
  await trx
    .updateTable('proposal')
    .set(({ eb }) => ({
      entregado_at: clocks.entregado_at === null ? null : new Date(clocks.entregado_at),
      completed_at: clocks.completed_at === null ? null : new Date(clocks.completed_at),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', row.id)
    .execute();
}

/** Of the time from `since` to `now`, what nothing else that has ended froze too; milliseconds. */
async function frozenFor(trx: Trx, id: number, since: Date, now: Date): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select 1000 * (extract(epoch from ${now}::timestamptz - ${since}::timestamptz) - coalesce((
      select sum(extract(epoch from upper(r) - lower(r))) from unnest((
        select range_agg(tstzrange(greatest(began, ${since}), ended)) from (
          select created_at as began, resolved_at as ended from dispute where proposal_id = ${id}
          union all
          select opened_at, closed_at from chargeback where proposal_id = ${id}
          union all
          select opened_at, closed_at from risk_hit where proposal_id = ${id} and stops
        ) f where ended > ${since}
      )) r), 0)) as ms`.execute(trx);
  return Math.round(Number(rows[0]?.ms ?? 0));
}

/** Stops the clock of a locked project that something has been paid for. */
export const stopUnpaidClock = (trx: Trx, id: number) =>
  trx.updateTable('proposal').set({ unpaid_since: null }).where('id', '=', id).execute();
