import { getDisputes as call } from '#contract/disputes.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { deliveriesOf, picturesView } from '#server/features/projects/index.ts';
import { openOffers } from './offers.ts';
import { countOpen, disputePage } from './queries.ts';
import { disputePageView } from './views.ts';

const PAGE = 20;

export const getDisputes = handle(call, async ({ estado = 'abiertas', despues }, context) => {
  const { db } = context;
  const rows = await disputePage(db, { open: estado === 'abiertas', despues, rows: PAGE + 1 });
  const { shown, following } = pageOf(rows, PAGE, ({ id }) => id);
  const deliveries = await deliveriesOf(
    db,
    shown.map((row) => row.proposal_id),
  );
  const offers = await openOffers(
    db,
    shown.map(({ id }) => id),
  );
  const deliveredIn = (id: number) =>
    deliveries
      .filter(({ proposal_id }) => proposal_id === id)
      .map((one) => ({ ...picturesView(context, one), createAt: one.created_at.toISOString() }));
  return {
    disputes: shown.map((row) =>
      disputePageView(
        context,
        row,
        offers.filter(({ dispute_id }) => dispute_id === row.id),
        deliveredIn(row.proposal_id),
      ),
    ),
    ...following,
    abiertas: await countOpen(db),
  };
});
