import { getPayouts as call } from '#contract/payouts.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { payoutPage } from './queries.ts';
import { adminPayoutView } from './views.ts';

const PAGE = 20;

export const getPayouts = handle(call, async (input, { db }) => {
  const { payout_id, estado, fecha, persona, despues, cuantos = PAGE } = input;
  const filter = { id: payout_id, estado, fecha, keylogin: persona, before: despues };
  const rows = await payoutPage(db, filter, cuantos + 1);
  const { shown, following } = pageOf(rows, cuantos, ({ id }) => id);
  return {
    payouts: shown.map(adminPayoutView),
    ...following,
  };
});
