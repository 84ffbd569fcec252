import { getChargebacks as call } from '#contract/chargebacks.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { auditList } from '#server/features/audit/index.ts';
import { chargebackPage, type Place } from './queries.ts';
import { chargebackView } from './views.ts';

const PAGE = 20;

export const getChargebacks = handle(call, async (input, { caller, db, now }) => {
  await auditList(db, { adminId: caller.id, action: 'listar_contracargos', input, now });
  const { estado = 'abiertos', marca, cuantos = PAGE } = input;
  const rows = await chargebackPage(db, {
    open: estado === 'abiertos',
    after: marca === undefined ? null : placeOf(marca),
    rows: cuantos + 1,
    now,
  });
  // The place itself, not the row: a bank that decides meanwhile moves its row, and not where the next page begins.
  const { shown, following } = pageOf(rows, cuantos, ({ due, id }) => `${due.getTime()}.${id}`);
  return { contracargos: shown.map(chargebackView), ...following };
});

function placeOf(mark: string): Place {
  const [due = 0, id = 0] = mark.split('.').map(Number);
  return { due: new Date(due), id };
}
