import { sql } from 'kysely';
import { getIngresos as call } from '#contract/payouts.ts';
import { lastMonths, startOfMexicoDay } from '#lib/mexico-time.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { chargedSince } from '#server/features/chargebacks/index.ts';

const MONTHS = 12;

export const getIngresos = handle(call, async (_input, { caller, db, now }) => {
  const months = lastMonths(now.getTime(), MONTHS);
  const since = new Date(startOfMexicoDay(`${months[0]}-01`));
  const earned = new Map((await earnedByMonth(db, caller.id, since)).map((row) => [row.mes, row]));
  return {
    ingresos: months.map((mes) => ({ mes, monto: toMxn(centavos(earned.get(mes)?.monto ?? 0)) })),
    descontado: toMxn(centavos(await chargedSince(db, caller.id, since))),
  };
});

/** What was credited to the account per month, from the ledger's entries; months without any are left out. */
const earnedByMonth = (db: Db, accountId: number, since: Date) =>
  db
    .selectFrom('ledger_account as a')
    .innerJoin('ledger_entry as e', 'e.account_id', 'a.id')
    .innerJoin('ledger_movement as m', 'm.id', 'e.movement_id')
    .select([
      sql<string>`to_char(m.created_at at time zone 'America/Mexico_City', 'YYYY-MM')`.as('mes'),
      sql<number>`sum(e.amount)`.as('monto'),
    ])
    .where('a.kind', '=', 'profesional')
    .where('a.account_id', '=', accountId)
    .where('e.amount', '>', 0)
    .where('m.kind', '=', 'liberacion')
    .where('m.created_at', '>=', since)
    .groupBy('mes')
    .execute();
