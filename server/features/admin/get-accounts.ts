import { getAccounts as call } from '#contract/admin/accounts.ts';
import type { Validacion } from '#contract/views.ts';
import { handle } from '#server/calls/handler.ts';
import { accountView, rolOf } from '#server/features/accounts/index.ts';
import { accountsPage, countAccounts } from './queries.ts';

/** As specified (2 §9). */
const ROWS = 10;

export const getAccounts = handle(call, async (input, { db }) => {
  const { page = 1, itemsPerPage = ROWS, search = '', rol, validacion } = input;
  const filter = { rol, validacion, search };
  const count = await countAccounts(db, filter);
  const rows = await accountsPage(db, filter, {
    offset: (page - 1) * itemsPerPage,
    limit: itemsPerPage,
  });
  return {
    accounts: rows.map((row) => ({
      id: row.keylogin,
      keylogin: row.keylogin,
      email: row.email,
      rol: rolOf(row),
      nivel: row.nivel,
      account: accountView(row),
      validacion: row.validacion as Validacion | null,
      createAt: row.created_at.toISOString(),
    })),
    // «Página 1 de 1» also when there is nothing to show.
    totalPages: Math.max(1, Math.ceil(count / itemsPerPage)),
  };
});
