import { getAccounts as call } from '#contract/accounts.ts';
import type { Validacion } from '#contract/views.ts';
import { handle } from '#server/calls/handler.ts';
import { numberedPage } from '#server/db/numbered-page.ts';
import { accountView, rolOf } from '../views.ts';
import { accountRows, matchingAccounts } from './queries.ts';

/** As specified (2 §9). */
const ROWS = 10;

export const getAccounts = handle(call, async (input, { db }) => {
  const matching = matchingAccounts(db, { ...input, search: input.search ?? '' });
  const { keys, paging } = await numberedPage(db, matching, 'a.id', { ...input, rows: ROWS });
  return {
    accounts: (await accountRows(db, keys)).map((row) => ({
      id: row.keylogin,
      keylogin: row.keylogin,
      email: row.email,
      rol: rolOf(row),
      nivel: row.nivel,
      account: accountView(row),
      nombre_comercial: row.trade_name,
      validacion: row.validacion as Validacion | null,
      suspendida: row.suspended_at !== null,
      createAt: row.created_at.toISOString(),
    })),
    ...paging,
  };
});
