import { getCases as call } from '#contract/cases.ts';
import { CASE_CAUSES } from '#domain/cases/cases.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { casePage, countOpen } from './queries.ts';
import { caseView } from './views.ts';

const PAGE = 20;

export const getCases = handle(call, async ({ estado, causa, despues }, { db }) => {
  const open = estado !== 'cerrados';
  const rows = await casePage(db, { open, causa, despues, rows: PAGE + 1 });
  const { shown, following } = pageOf(rows, PAGE, ({ id }) => id);
  const counts = await countOpen(db);
  return {
    casos: shown.map(caseView),
    ...following,
    abiertos: CASE_CAUSES.map((one) => ({ causa: one, casos: counts[one] ?? 0 })),
  };
});
