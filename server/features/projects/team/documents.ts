import { sql } from 'kysely';
import { getProjectDocuments as call } from '#contract/projects.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { auditRead } from '#server/features/audit/index.ts';
import { receiptOf } from '#server/features/payments/index.ts';
import { releaseReceipt } from '#server/features/payouts/index.ts';
import { deliveriesOf, picturesView } from '../deliveries.ts';
import { byId } from '../queries.ts';
import { offersOf } from '../versions.ts';
import { paymentsOf } from './facts.ts';

/** More releases than one project has in its life. */
const RELEASES_SHOWN = 50;

export const getProjectDocuments = handleOutside(call, async ({ id }, context) => {
  const { caller, db, now, services } = context;
  const row = (await byId(db, id)) ?? fail('project_not_found');
  const { client_id: accountId } = row;
  await inTransaction(db, (trx) =>
    auditRead(trx, {
      adminId: caller.id,
      action: 'ver_documentos',
      subjectId: String(id),
      of: [accountId, row.professional_id],
      now,
    }),
  );
  const recibos = [];
  for (const payment of await paymentsOf(db, id))
    recibos.push(await receiptOf(db, { accountId, id: payment.id }, services.config));
  const liberaciones = [];
  for (const one of await releasesOf(db, id))
    liberaciones.push(await releaseReceipt(db, one, services.config));
  return {
    recibos: recibos.filter((one) => one !== null),
    liberaciones: liberaciones.filter((one) => one !== null),
    versiones: await offersOf(db, id),
    entregas: (await deliveriesOf(db, [id])).map((one) => ({
      ...picturesView(context, one),
      createAt: one.created_at.toISOString(),
    })),
  };
});

/** The movements by which a project released something, each with whose it became. */
async function releasesOf(db: Db, id: number) {
  const { rows } = await sql<{ id: number; accountId: number }>`
    select m.id, a.account_id as "accountId"
    from ledger_movement m
      join ledger_entry e on e.movement_id = m.id and e.amount > 0
      join ledger_account a on a.id = e.account_id and a.kind = 'profesional'
    where m.proposal_id = ${id} and m.kind = 'liberacion'
    order by m.id desc limit ${RELEASES_SHOWN}`.execute(db);
  return rows;
}
