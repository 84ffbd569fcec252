import { exportAccounts as call } from '#contract/accounts.ts';
import { handle } from '#server/calls/handler.ts';
import { inChunks } from '#server/db/in-chunks.ts';
import { COUNTED } from '#server/db/numbered-page.ts';
import { askedFilters, audit } from '#server/features/audit/index.ts';
import { accountPage, accountRows } from './queries.ts';
import { listedAccountView } from './views.ts';

export const exportAccounts = handle(call, async (filters, { caller, db, now }) => {
  const { keys, paging } = await accountPage(db, filters, { rows: COUNTED });
  const accounts = (await inChunks(keys, (some) => accountRows(db, some))).map(listedAccountView);
  await audit(db, {
    adminId: caller.id,
    action: 'descargar_cuentas',
    subjectId: '',
    people: [],
    after: { cuentas: accounts.length, ...askedFilters(filters) },
    now,
  });
  return { accounts, hay_mas: paging.hay_mas };
});
