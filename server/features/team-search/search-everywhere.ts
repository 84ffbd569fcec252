import { searchEverywhere as call } from '#contract/team-search.ts';
import { isSearchable, readQuery } from '#domain/team-search/query.ts';
import { maskedText } from '#domain/team-search/masked.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { auditRead } from '#server/features/audit/index.ts';
import { likelyAccounts, sureAccounts } from './find-accounts.ts';
import { findPayments, findPayouts } from './find-money.ts';
import { findProjects } from './find-projects.ts';
import { SHOWN } from './found.ts';
import { accountRows, paymentRows, payoutRows, projectRows } from './rows.ts';
import { accountHit, paymentHit, payoutHit, projectHit } from './views.ts';

const NONE = { lista: [], hay_mas: false };

/** Outside of a transaction, so that the kinds are looked for side by side; only what was asked is written, before. */
export const searchEverywhere = handleOutside(call, async ({ texto }, { caller, db, now }) => {
  const query = readQuery(texto);
  if (!isSearchable(query))
    return {
      cuentas: NONE,
      proyectos: NONE,
      pagos: NONE,
      pagos_a_profesionales: NONE,
      de_cuentas: false,
    };
  const asked = { texto: maskedText(texto) };
  await inTransaction(db, (trx) =>
    auditRead(trx, { adminId: caller.id, action: 'buscar', asked, now }),
  );
  const sure = await sureAccounts(db, query);
  const [accounts, projects, payments, payouts] = await Promise.all([
    sure.length > 0 ? sure : likelyAccounts(db, query),
    findProjects(db, query, sure),
    findPayments(db, query, sure),
    findPayouts(db, query, sure),
  ]);
  const [cuentas, proyectos, pagos, pagos_a_profesionales] = await Promise.all([
    listed(accounts, async (ids) => (await accountRows(db, ids)).map(accountHit)),
    listed(projects, async (ids) => (await projectRows(db, ids)).map(projectHit)),
    listed(payments, async (ids) => (await paymentRows(db, ids)).map(paymentHit)),
    listed(payouts, async (ids) => (await payoutRows(db, ids)).map(payoutHit)),
  ]);
  return { cuentas, proyectos, pagos, pagos_a_profesionales, de_cuentas: sure.length > 0 };
});

async function listed<Hit>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<Hit[]>,
): Promise<{ lista: Hit[]; hay_mas: boolean }> {
  const shown = ids.slice(0, SHOWN);
  return { lista: shown.length === 0 ? [] : await read(shown), hay_mas: ids.length > SHOWN };
}
