import { getIncome as call, type Period } from '#contract/ledger.ts';
import { periodsOf } from '#domain/ledger/periods.ts';
import { DAY, startOfMexicoDay } from '#lib/mexico-time.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { incomeByPeriod } from './income.ts';

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
  const starts = periods.map(({ desde }) => desde);
  const sums = await incomeByPeriod(db, starts, to);
  return {
    periodos: periods.map((period, index) => ({ ...period, ...sums.at(index) })),
    totales: sums.since(0),
  };
}
