import { sql } from 'kysely';
import { mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** The calendar day of Mexico City of an instant in SQL. */
export const DAY_OF = sql`(m.created_at at time zone interval '-6 hours')::date`;

/** What the entries of a day add up to, by account and movement, centavos; debits and credits are both positive. */
export interface DaySum {
  readonly day: string;
  readonly kind: string;
  readonly movement: string;
  readonly debit: number;
  readonly credit: number;
}

/**
 * Counts and seals the days before today (4 §B). False when a movement is under way: sealing does not wait for it, because
 * others would wait behind.
 */
export async function sealDays(trx: Trx, now: Date): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('ledger days')) as got`.execute(trx);
  if (!rows[0]?.got) return false;
  const to = new Date(startOfMexicoDay(mexicoDay(now.getTime())));
  const { until } = await trx
    .selectFrom('ledger_sealed')
    .select('until')
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (until >= to) return true;
  await sql`
    insert into ledger_day (day, kind, movement, debit, credit)
    ${entrySums(until, to)}`.execute(trx);
  await trx.updateTable('ledger_sealed').set({ until: to }).execute();
  return true;
}

/** The sums of the entries themselves, of a range of instants. */
const entrySums = (from: Date, before: Date) => sql<DaySum>`
  select ${DAY_OF} as day, a.kind, m.kind as movement,
    coalesce(sum(-e.amount) filter (where e.amount < 0), 0)::bigint as debit,
    coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as credit
  from ledger_movement m
  join ledger_entry e on e.movement_id = m.id
  join ledger_account a on a.id = e.account_id
  where m.created_at >= ${from} and m.created_at < ${before}
  group by 1, 2, 3`;

/** Sums by day of a range of days, both ends included: those of sealed days, and the entries since. */
export const daySums = (from: string, to: string) => sql<DaySum>`
  select day, kind, movement, debit, credit from ledger_day where day between ${from} and ${to}
  union all
  select ${DAY_OF}, a.kind, m.kind,
    coalesce(sum(-e.amount) filter (where e.amount < 0), 0)::bigint,
    coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint
  from ledger_movement m
  join ledger_entry e on e.movement_id = m.id
  join ledger_account a on a.id = e.account_id
  where m.created_at >= (select until from ledger_sealed)
    and m.created_at >= ${new Date(startOfMexicoDay(from))}
    and m.created_at < ${endOfDay(to)}
  group by 1, 2, 3`;

/** The instant at which a calendar day of Mexico City is over. */
export const endOfDay = (day: string): Date => new Date(startOfMexicoDay(day) + 86_400_000);

/** Sums of a range by account and movement. */
export async function sumsBetween(
  db: Db | Trx,
  from: string,
  to: string,
): Promise<Omit<DaySum, 'day'>[]> {
  const { rows } = await sql<Omit<DaySum, 'day'>>`
    select kind, movement, sum(debit)::bigint as debit, sum(credit)::bigint as credit
    from (${daySums(from, to)}) s group by 1, 2`.execute(db);
  return rows;
}
