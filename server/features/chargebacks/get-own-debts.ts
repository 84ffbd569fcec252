import { sql } from 'kysely';
import { getOwnDebts as call } from '#contract/chargebacks.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { pageOf } from '#server/db/page-of.ts';
import { isCharged } from './charged.ts';

const PAGE = 10;

export const getOwnDebts = handle(call, async ({ despues }, { caller, db }) => {
  const { shown, following } = pageOf(
    await chargedOf(db, caller.id, despues),
    PAGE,
    ({ id }) => id,
  );
  const recoveries = await recoveriesOf(db, caller.id);
  return {
    adeudos: shown.map((row) => ({
      id: row.id,
      titulo: row.titulo,
      causa: row.chargeback_id === null ? ('devolucion' as const) : ('contracargo' as const),
      perdido: toMxn(centavos(row.loss)),
      cargo: toMxn(centavos(row.cargo ?? 0)),
      de_reserva: toMxn(centavos((row.cargo ?? 0) - (row.amount ?? 0))),
      monto: toMxn(centavos(row.amount ?? 0)),
      cobrado: toMxn(centavos(row.recovered ?? 0)),
      repuesto: row.returned === null ? null : toMxn(centavos(row.returned)),
      motivo: row.motivo ?? '',
      createAt: row.decided_at.toISOString(),
      cobros: recoveries
        .filter(({ debt }) => debt === String(row.debt_id))
        .map(({ amount, titulo, de, created_at }) => ({
          monto: toMxn(centavos(amount)),
          de,
          titulo,
          createAt: created_at.toISOString(),
        })),
    })),
    ...following,
  };
});

/** Losses of which somebody was charged a part, from what was reserved or as a debt. */
const chargedOf = (db: Db, accountId: number, before: number | undefined) =>
  db
    .selectFrom('loss as l')
    .leftJoin('debt as d', 'd.loss_id', 'l.id')
    .leftJoin('proposal as p', 'p.id', 'l.proposal_id')
    .select([
      'l.id',
      'l.amount as loss',
      'l.cargo',
      'l.motivo',
      'l.returned',
      'l.chargeback_id',
      'p.titulo',
    ])
    .select(['d.id as debt_id', 'd.amount', 'd.recovered'])
    .select(({ ref }) => ref('l.decided_at').$notNull().as('decided_at'))
    .where('l.cargo', '>', 0)
    .where(isCharged(accountId))
    .$if(before !== undefined, (query) => query.where('l.id', '<', before ?? 0))
    .orderBy('l.id', 'desc')
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
    .select(
      sql<'proyecto' | 'pago' | 'saldo'>`case when p.id is not null then 'proyecto'
        when credited.kind in ('transferencia_fallida', 'transferencia_devuelta') then 'pago'
        else 'saldo' end`.as('de'),
    )
    .select(sql<string>`split_part(m.operation_key, ':', 2)`.as('debt'))
    .where('a.kind', '=', 'adeudo')
    .where('a.account_id', '=', accountId)
    .where('m.kind', '=', 'cobro_adeudo')
    .orderBy('m.id')
    .execute();
