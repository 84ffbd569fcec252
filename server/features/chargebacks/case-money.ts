import { centavos, toMxn } from '#domain/money.ts';
import type { CaseMoney } from '#contract/chargebacks.ts';
import type { Db } from '#server/db/pool.ts';
import type { ChargebackRow } from './queries.ts';
import { chargeable, moneyOfPayment } from './received.ts';

/** What a chargeback is about, by its payment as it is now. */
export async function caseMoney(db: Db, row: ChargebackRow): Promise<CaseMoney> {
  const payment = { id: row.payment_id, proposal_id: row.proposal_id };
  const { gross, net, held } = await moneyOfPayment(db, payment);
  const { owed } = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<number | null>('amount').as('owed'))
    .where('chargeback_id', '=', row.id)
    .executeTakeFirstOrThrow();
  return {
    liberado: toMxn(gross),
    recibido: toMxn(net),
    protegido: toMxn(Math.min(held, row.amount)),
    cubierto_protegido: toMxn(centavos(row.covered)),
    cubierto_devolucion: toMxn(centavos(Number(owed ?? 0))),
    costo: toMxn(centavos(row.cost)),
    propuesta: toMxn(await proposed(db, row)),
  };
}

async function proposed(db: Db, row: ChargebackRow): Promise<number> {
  const { loss_id, loss_amount, loss_cargo, payee_id, payment_id, proposal_id } = row;
  if (loss_id === null || loss_cargo !== null || payee_id === null) return 0;
  const most = await chargeable(db, { id: payment_id, proposal_id }, { lossId: loss_id });
  return Math.min(loss_amount ?? 0, most);
}
