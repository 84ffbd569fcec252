import { getOwnPayouts as call } from '#contract/payouts.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { payoutPage } from '../queries.ts';
import { payoutView } from '../views.ts';

const PAGE = 10;

export const getOwnPayouts = handle(call, async ({ despues }, { caller, db }) => {
  const rows = await payoutPage(db, { accountId: caller.id, before: despues }, PAGE + 1);
  const { shown, following } = pageOf(rows, PAGE, ({ id }) => id);
  return {
    payouts: shown.map(payoutView),
    ...following,
  };
});
