import { sql } from 'kysely';
import { getOwnDebts as call } from '#contract/chargebacks.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { pageOf } from '#server/db/page-of.ts';

const PAGE = 10;

export const getOwnDebts = handle(call, async ({ despues }, { caller, db }) => {
  const { shown, following } = pageOf(await debtsOf(db, caller.id, despues), PAGE, ({ id }) => id);
  const recoveries = await recoveriesOf(db, caller.id);
  return {
    adeudos: shown.map((row) => ({
      id: row.id,
      titulo: row.titulo,
      causa: row.chargeback_id === null ? ('devolucion' as const) : ('contracargo' as const),
      perdido: toMxn(centavos(row.loss)),
      cargo: toMxn(centavos(row.cargo ?? 0)),
      de_reserva: toMxn(centavos((row.cargo ?? 0) - row.amount)),
      monto: toMxn(centavos(row.amount)),
      cobrado: toMxn(centavos(row.recovered)),
      motivo: row.motivo ?? '',
      createAt: row.created_at.toISOString(),
      cobros: recoveries
        .filter(({ debt }) => debt === String(row.id))
        .map(({ amount, titulo, created_at }) => ({
          monto: toMxn(centavos(amount)),
          titulo,
          createAt: created_at.toISOString(),
        })),
    })),
    ...following,
  };
});

const debtsOf = (db: Db, accountId: number, before: number | undefined) =>
  db
    .selectFrom('debt as d')
    .innerJoin('loss as l', 'l.id', 'd.loss_id')
    .leftJoin('proposal as p', 'p.id', 'l.proposal_id')
    .select(['d.id', 'd.amount', 'd.recovered', 'd.created_at'])
    .select(['l.amount as loss', 'l.cargo', 'l.motivo', 'l.chargeback_id', 'p.titulo'])
    .where('d.account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('d.id', '<', before ?? 0))
    .orderBy('d.id', 'desc')
    .limit(PAGE + 1)
    .execute();

/** What was taken of somebody's earnings for debts, the oldest first, each with the project that was released then. */
const recoveriesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('ledger_account as a')
    .innerJoin('ledger_entry as e', 'e.account_id', 'a.id')
    .innerJoin('ledger_movement as m', 'm.id', 'e.movement_id')
    .leftJoin('ledger_movement as credited', (join) =>
      join.on(
        'credited.operation_key',
        '=',
        sql<string>`regexp_replace(m.operation_key, '^cobro_adeudo:\\d+:', '')`,
      ),
    )
    .leftJoin('proposal as p', 'p.id', 'credited.proposal_id')
    .select(['e.amount', 'm.created_at', 'p.titulo'])
    .select(sql<string>`split_part(m.operation_key, ':', 2)`.as('debt'))
    .where('a.kind', '=', 'adeudo')
    .where('a.account_id', '=', accountId)
    .where('m.kind', '=', 'cobro_adeudo')
    .orderBy('m.id')
    .execute();
