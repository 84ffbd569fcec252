import { sql } from 'kysely';
import { COHORT_MONTHS, monthAfter } from '#domain/business/cohorts.ts';
import { mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import type { Trx } from '#server/db/pool.ts';

const HOUR = 3_600_000;

/**
 * Counts the cohorts of the months that are over and not counted yet, one after the other. Repeating it counts nothing twice: the
 * lock of the row puts two of them one after the other.
 */
export async function countCohorts(trx: Trx, now: Date): Promise<void> {
  const { next_month: next } = await trx
    .selectFrom('cohort_counted')
    .select(sql<string | null>`next_month::text`.as('next_month'))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const running = monthAfter(mexicoDay(now.getTime() - HOUR), 0);
  let month = next ?? (await firstMonth(trx)) ?? running;
  for (; month < running; month = monthAfter(month, 1)) await countMonth(trx, month);
  // Never an earlier one: where the clock was set back, what is counted stays counted.
  await trx.updateTable('cohort_counted').set({ next_month: month }).execute();
}

/** The month in which the first project was paid or the first professional validated; null while there is none. */
async function firstMonth(trx: Trx): Promise<string | null> {
  const { rows } = await sql<{ first: Date | null }>`
    select least(
      (select min(created_at) from proposal_event where evento = 'pago_recibido'),
      (select min(validacion_at) from profile where validacion = 'validado')) as first`.execute(
    trx,
  );
  const first = rows[0]?.first;
  return first ? monthAfter(mexicoDay(first.getTime()), 0) : null;
}

async function countMonth(trx: Trx, month: string): Promise<void> {
  const from = new Date(startOfMexicoDay(month));
  const before = new Date(startOfMexicoDay(monthAfter(month, 1)));
  await sql`
    insert into cohort_member (account_id, quien, mes)
    select distinct client_id, 'clientes', ${month}::date from (${paid(from, before)}) paid
    union all
    select account_id, 'profesionales', ${month}::date from profile
    where validacion = 'validado' and validacion_at >= ${from} and validacion_at < ${before}
    on conflict (account_id) do nothing`.execute(trx);
  await sql`
    update cohort_member m set empezo = coalesce(m.empezo, ${month}::date),
      volvio = case when m.empezo < ${month}::date or active.projects > 1 then ${month}::date end
    from (
      select account_id, quien, count(*) as projects from (
        select client_id as account_id, 'clientes' as quien from (${paid(from, before)}) paid
        union all
        select professional_id, 'profesionales' from proposal
        where finalized_at >= ${from} and finalized_at < ${before}) done
      group by 1, 2) active
    where m.account_id = active.account_id and m.quien = active.quien and m.volvio is null`.execute(
    trx,
  );
  await sql`
    insert into cohort_month (quien, mes, meses, total)
    select m.quien, m.mes, k.meses, count(*) filter (where k.meses = 0 or m.volvio <= ${month}::date)
    from unnest(${[0, ...COHORT_MONTHS]}::smallint[]) k (meses)
      join cohort_member m on m.mes = (${month}::date - make_interval(months => k.meses))::date
    group by 1, 2, 3`.execute(trx);
}

/** The clients of the projects that were paid for the first time: one row for each project. */
const paid = (from: Date, before: Date) => sql`
  select p.client_id from proposal_event e join proposal p on p.id = e.proposal_id
  where e.evento = 'pago_recibido' and e.created_at >= ${from} and e.created_at < ${before}
    and not exists (
      select from proposal_event earlier
      where earlier.proposal_id = e.proposal_id and earlier.evento = 'pago_recibido' and earlier.id < e.id)`;
