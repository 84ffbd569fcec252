import { sql } from 'kysely';
import { getCohorts as call } from '#contract/business.ts';
import { COHORT_MONTHS, type CohortKind, monthAfter } from '#domain/business/cohorts.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { handle } from '#server/calls/handler.ts';

/** As many cohorts are shown: after twelve months and the month itself the oldest has all of its numbers. */
const SHOWN = 13;

export const getCohorts = handle(call, async ({ quien }, { db, now }) => {
  const rows = await db
    .selectFrom('cohort_month')
    .select(sql<string>`mes::text`.as('mes'))
    .select(['meses', 'total'])
    .where('quien', '=', quien satisfies CohortKind)
    .where('mes', '>=', monthAfter(mexicoDay(now.getTime()), -SHOWN))
    .orderBy('cohort_month.mes', 'desc')
    .execute();
  const totalOf = (mes: string, meses: number) =>
    rows.find((row) => row.mes === mes && row.meses === meses)?.total ?? null;
  const months = [...new Set(rows.map(({ mes }) => mes))];
  return {
    cohortes: months.map((mes) => ({
      mes: mes.slice(0, 7),
      personas: totalOf(mes, 0) ?? 0,
      volvieron: COHORT_MONTHS.map((meses) => ({ meses, total: totalOf(mes, meses) })),
    })),
  };
});
