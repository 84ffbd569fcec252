import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { toMxn } from '#domain/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { type PeriodSum, sumsByPeriod } from './days.ts';

const INCOME = sql<SqlBool>`kind in ('comision', 'membresia', 'costo_proveedor', 'costo_contracargo', 'perdida', 'iva_acreditable')`;

/** What arrived from cards: for everything, or only for projects. */
export const ARRIVED = {
  all: sql<SqlBool>`(kind = 'proveedor' and movement in ('pago', 'membresia'))`,
  projects: sql<SqlBool>`(kind = 'proveedor' and movement = 'pago')`,
} as const;

/**
 * Income and costs of the periods that begin on these days, the last one until `to`: of each by its place, and of all since
 * a place.
 */
export async function incomeByPeriod(
  db: Db | Trx,
  starts: readonly string[],
  to: string,
  arrived: RawBuilder<SqlBool> = ARRIVED.all,
) {
  const rows = await sumsByPeriod(db, starts, to, sql`${INCOME} or ${arrived}`);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return {
    at: (index: number) => sumsOf(byPlace.get(index + 1) ?? []),
    since: (index: number) => sumsOf(rows.filter(({ place }) => place > index)),
  };
}

function sumsOf(rows: readonly PeriodSum[]) {
  const of = (wanted: string, sign: 1 | -1) =>
    rows
      .filter(({ kind }) => kind === wanted)
      .reduce((sum, { debit, credit }) => sum + sign * (Number(debit) - Number(credit)), 0);
  const [comision, membresias] = [of('comision', -1), of('membresia', -1)];
  const [costo, contracargos, perdidas] = [
    of('costo_proveedor', 1),
    of('costo_contracargo', 1),
    of('perdida', 1),
  ];
  return {
    cobrado: toMxn(of('proveedor', 1)),
    comision: toMxn(comision),
    membresias: toMxn(membresias),
    costo: toMxn(costo),
    contracargos: toMxn(contracargos),
    perdidas: toMxn(perdidas),
    neto: toMxn(comision + membresias - costo - contracargos - perdidas),
    iva: toMxn(of('iva_acreditable', 1)),
  };
}
