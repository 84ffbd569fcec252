import { getRiskHits as call } from '#contract/risk.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { hitPage, hitView } from './hits.ts';

const PAGE = 20;

export const getRiskHits = handle(call, async ({ regla, despues }, { db }) => {
  const rows = await hitPage(db, { regla, despues, rows: PAGE + 1 });
  const { shown, following } = pageOf(rows, PAGE, ({ id }) => id);
  return { casos: shown.map(hitView), ...following };
});
