import { getChargebacks as call } from '#contract/chargebacks.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { chargebackPage } from './queries.ts';
import { chargebackView } from './views.ts';

const PAGE = 20;

export const getChargebacks = handle(call, async ({ estado = 'abiertos', despues = 0 }, { db }) => {
  const rows = await chargebackPage(db, { open: estado === 'abiertos', despues, rows: PAGE + 1 });
  const { shown, following } = pageOf(rows, PAGE, ({ id }) => id);
  return { contracargos: shown.map(chargebackView), ...following };
});
