import { getPayouts as call } from '#contract/payouts.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { payoutPage } from './queries.ts';
import { adminPayoutView } from './views.ts';

const PAGE = 20;

export const getPayouts = handle(call, async (input, { db }) => {
  const { payout_id, persona, despues, cuantos = PAGE, ...filters } = input;
  const filter = { id: payout_id, keylogin: persona, before: despues, ...filters };
  const rows = await payoutPage(db, filter, cuantos + 1);
  const { shown, following } = pageOf(rows, cuantos, ({ id }) => id);
  return {
    payouts: shown.map(adminPayoutView),
    ...following,
  };
});
