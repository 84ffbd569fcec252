import { getAccounts as call } from '#contract/accounts.ts';
import { handle } from '#server/calls/handler.ts';
import { auditList } from '#server/features/audit/index.ts';
import { accountPage, accountRows } from './queries.ts';
import { listedAccountView } from './views.ts';

/** As specified (2 §9). */
const ROWS = 10;

export const getAccounts = handle(call, async (input, { caller, db, now }) => {
  await auditList(db, { adminId: caller.id, action: 'listar_cuentas', input, now });
  const { keys, paging } = await accountPage(db, input, { ...input, rows: ROWS });
  return { accounts: (await accountRows(db, keys)).map(listedAccountView), ...paging };
});
