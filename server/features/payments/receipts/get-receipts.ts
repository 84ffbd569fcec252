import { getReceipts as call } from '#contract/payments.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { chargedPage, PAGE } from './queries.ts';
import { summaryView } from './views.ts';

export const getReceipts = handleOutside(call, async ({ id_proposal, antes }, { caller, db }) => {
  const rows = await chargedPage(db, caller.id, { id_proposal, antes });
  const page = rows.slice(0, PAGE);
  const hay_mas = rows.length > PAGE;
  return {
    recibos: page.map(summaryView),
    hay_mas,
    siguiente: hay_mas ? (page.at(-1)?.id ?? null) : null,
  };
});
