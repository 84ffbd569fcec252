import { sql } from 'kysely';
import { getIncome as call, type Period } from '#contract/ledger.ts';
import { toMxn } from '#domain/money.ts';
import { periodsOf } from '#domain/ledger/periods.ts';
import { DAY, startOfMexicoDay } from '#lib/mexico-time.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { type PeriodSum, sumsByPeriod } from './days.ts';

/** More rows than these are no longer read; days of a year, weeks and months of ten. */
const MOST_DAYS = { dia: 366, semana: 3660, mes: 3660 } as const;

export const getIncome = handle(call, ({ desde, hasta, por }, { db }) =>
  incomeOf(db, desde ?? '', hasta ?? '', por),
);

/** Income and costs of a range by period, and in all. */
export async function incomeOf(db: Db | Trx, from: string, to: string, by: Period) {
  if ((startOfMexicoDay(to) - startOfMexicoDay(from)) / DAY >= MOST_DAYS[by])
    return fail('range_too_long');
  const periods = periodsOf(from, to, by);
  const rows = await sumsByPeriod(
    db,
    periods.map(({ desde }) => desde),
    to,
    sql`kind in ('comision', 'membresia', 'costo_proveedor', 'costo_contracargo', 'perdida', 'iva_acreditable')
      or (kind = 'proveedor' and movement in ('pago', 'membresia'))`,
  );
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  const periodos = periods.map((period, index) => ({
    ...period,
    ...sumsOf(byPlace.get(index + 1) ?? []),
  }));
  return { periodos, totales: sumsOf(rows) };
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
