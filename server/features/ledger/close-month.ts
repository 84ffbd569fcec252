import { sql } from 'kysely';
import {
  closeMonth as call,
  compareMonth as compareCall,
  getMonths as monthsCall,
} from '#contract/ledger.ts';
import { startOfMexicoDay } from '#lib/mexico-time.ts';
import type { Db } from '#server/db/pool.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { visibleName, whoDid } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { sealDays } from './days.ts';
import {
  closedMonths,
  monthFaults,
  monthToClose,
  nextMonth,
  readMonth,
  signMonth,
} from './months.ts';

export const getMonths = handle(monthsCall, async (_input, { db, now }) => {
  const month = await monthToClose(db, now);
  return {
    meses: (await closedMonths(db)).toReversed().map((row) => ({
      mes: row.month.slice(0, 7),
      autor: visibleName(row),
      cerrado_at: row.closed_at.toISOString(),
      movimientos: row.movements,
      firma: row.signature,
    })),
    por_cerrar: month?.slice(0, 7) ?? null,
    diferencias: month === null ? 0 : await differencesBy(db, nextMonth(month)),
  };
});

/** How many differences began before that day and are still there. */
async function differencesBy(db: Db, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('book_difference')
    .select(sql<number>`count(*)`.as('count'))
    .where('gone_at', 'is', null)
    .where('since', '<', new Date(startOfMexicoDay(day)))
    .executeTakeFirstOrThrow();
  return count;
}

export const closeMonth = handle(call, async ({ mes }, { caller, db, now, services }) => {
  // Of two at once the second waits here, and finds the month closed.
  await sql`select pg_advisory_xact_lock(hashtext('ledger months'))`.execute(db);
  const closed = (await closedMonths(db)).find(({ month }) => month.slice(0, 7) === mes);
  if (closed) {
    const first = { by: closed.closed_by, at: closed.closed_at };
    return failSaying('month_closed', await whoDid(db, first, 'lo cerró'));
  }
  const month = await monthToClose(db, now);
  if (month?.slice(0, 7) !== mes) return fail('month_not_next');
  // Nothing is dated into it any more: not before its last day is sealed.
  if (!(await sealDays(db, now))) return fail('month_busy');
  const { until } = await db.selectFrom('ledger_sealed').select('until').executeTakeFirstOrThrow();
  if (until.getTime() < startOfMexicoDay(nextMonth(month))) return fail('month_busy');
  const truth = await readMonth(db, month);
  const previous = (await closedMonths(db)).at(-1)?.signature ?? '';
  const firma = signMonth(services.config.secretKeys[0], month, truth, previous);
  await db
    .insertInto('ledger_month')
    .values({
      month,
      balance: JSON.stringify(truth.balance),
      movements: truth.movements,
      digest: truth.digest,
      previous,
      signature: firma,
      closed_at: now,
      closed_by: caller.id,
    })
    .execute();
  await audit(db, {
    adminId: caller.id,
    action: 'cerrar_mes',
    subjectId: mes,
    people: [],
    after: { mes, movimientos: truth.movements, firma },
    now,
  });
  return {};
});

export const compareMonth = handle(compareCall, async ({ mes }, { db, services }) => {
  const month = `${mes}-01`;
  if (!(await closedMonths(db)).some((closed) => closed.month === month))
    return fail('month_not_closed');
  const faults = await monthFaults(db, services.config.secretKeys, month);
  return { diferencias: faults.map(({ says }) => says) };
});
