import { getDisputes as call } from '#contract/disputes.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { countOpen, disputePage } from './queries.ts';
import { disputePageView } from './views.ts';

const PAGE = 20;

export const getDisputes = handle(call, async ({ estado = 'abiertas', despues }, context) => {
  const { db } = context;
  const rows = await disputePage(db, { open: estado === 'abiertas', despues, rows: PAGE + 1 });
  const { shown, following } = pageOf(rows, PAGE, ({ id }) => id);
  return {
    disputes: shown.map((row) => disputePageView(context, row)),
    ...following,
    abiertas: await countOpen(db),
  };
});
