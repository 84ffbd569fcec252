import { type Dispute, getDisputes as call } from '#contract/disputes.ts';
import { handle } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Db } from '#server/db/pool.ts';
import { pageOf } from '#server/db/page-of.ts';
import { auditList } from '#server/features/audit/index.ts';
import { deliveriesOf, picturesView } from '#server/features/projects/index.ts';
import { openOffers } from './offers.ts';
import { countOpen, disputePage, type DisputePageRow } from './queries.ts';
import { disputePageView } from './views.ts';

const PAGE = 20;

/** Disputes as the team sees them, with what was delivered and what the two offer each other. */
export async function disputesOfTeam(
  context: { db: Db; services: Services; now: Date },
  rows: readonly DisputePageRow[],
): Promise<Dispute[]> {
  const { db } = context;
  const deliveries = await deliveriesOf(
    db,
    rows.map((row) => row.proposal_id),
  );
  const offers = await openOffers(
    db,
    rows.map(({ id }) => id),
  );
  const deliveredIn = (id: number) =>
    deliveries
      .filter(({ proposal_id }) => proposal_id === id)
      .map((one) => ({ ...picturesView(context, one), createAt: one.created_at.toISOString() }));
  return rows.map((row) =>
    disputePageView(
      context,
      row,
      offers.filter(({ dispute_id }) => dispute_id === row.id),
      deliveredIn(row.proposal_id),
    ),
  );
}

export const getDisputes = handle(call, async (input, context) => {
  const { caller, db, now } = context;
  await auditList(db, { adminId: caller.id, action: 'listar_disputas', input, now });
  const { estado = 'abiertas', despues, cuantos = PAGE } = input;
  const rows = await disputePage(db, { open: estado === 'abiertas', despues, rows: cuantos + 1 });
  const { shown, following } = pageOf(rows, cuantos, ({ id }) => id);
  return {
    disputes: await disputesOfTeam(context, shown),
    ...following,
    abiertas: await countOpen(db),
  };
});
