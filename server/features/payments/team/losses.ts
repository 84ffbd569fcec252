import { sql } from 'kysely';
import { centavos, toMxn } from '#domain/money.ts';
import type { Db } from '#server/db/pool.ts';
import { nameOfListed, listedPerson } from '#server/features/accounts/index.ts';

/** What of a payment was lost, the oldest first, and what was decided of it (4 §A). */
export const lossesOf = (db: Db, paymentId: number) =>
  db
    .selectFrom('loss as l')
    .leftJoin('chargeback as c', 'c.id', 'l.chargeback_id')
    .leftJoin('debt as d', 'd.loss_id', 'l.id')
    .leftJoin('account as decider', 'decider.id', 'l.decided_by')
    .leftJoin('account as debtor', (join) =>
      join.on('debtor.id', '=', sql<number>`coalesce(c.payee_id, d.account_id)`),
    )
    .select(['l.id', 'l.chargeback_id', 'l.amount', 'l.created_at', 'l.decided_at'])
    .select(['l.motivo', 'l.cargo', 'l.returned', 'l.undone_at', 'd.amount as debt', 'd.recovered'])
    .select(['decider.id as decider_id', 'debtor.id as debtor_id'])
    .select([listedPerson('decider').as('decider'), listedPerson('debtor').as('debtor')])
    .where('l.payment_id', '=', paymentId)
    .orderBy('l.id')
    .execute();

type Loss = Awaited<ReturnType<typeof lossesOf>>[number];

/** As the team reads it. */
export const lossView = (loss: Loss) => ({
  id: loss.id,
  contracargo: loss.chargeback_id,
  monto: toMxn(centavos(loss.amount)),
  createAt: loss.created_at.toISOString(),
  decidido_at: loss.decided_at?.toISOString() ?? null,
  decidido_por: loss.decider_id === null ? null : nameOfListed(loss.decider),
  motivo: loss.motivo ?? '',
  cargo: loss.cargo === null ? null : toMxn(centavos(loss.cargo)),
  deudor: loss.debtor_id === null ? null : nameOfListed(loss.debtor),
  por_cobrar: toMxn(centavos((loss.debt ?? 0) - (loss.recovered ?? 0))),
  repuesto: loss.returned === null ? null : toMxn(centavos(loss.returned)),
  deshecha_at: loss.undone_at?.toISOString() ?? null,
});
