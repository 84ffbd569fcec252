import { getAccounts as call } from '#contract/accounts.ts';
import { maskedText } from '#domain/team-search/masked.ts';
import { handle } from '#server/calls/handler.ts';
import { askedFilters, auditRead } from '#server/features/audit/index.ts';
import { accountPage, accountRows } from './queries.ts';
import { listedAccountView } from './views.ts';

/** As specified (2 §9). */
const ROWS = 10;

export const getAccounts = handle(call, async (input, { caller, db, now }) => {
  const { page = 1, itemsPerPage: _rows, marca: _mark, search = '', ...filters } = input;
  // Each page is a read of its own: whoever pages through everybody reads many.
  const asked = askedFilters({ ...filters, search: maskedText(search), page: page > 1 && page });
  await auditRead(db, { adminId: caller.id, action: 'listar_cuentas', asked, now });
  const { keys, paging } = await accountPage(db, input, { ...input, rows: ROWS });
  return { accounts: (await accountRows(db, keys)).map(listedAccountView), ...paging };
});
