import { type RawBuilder, sql, type SqlBool } from 'kysely';
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

/**
 * Sums by day of a range of days, both ends included: those of sealed days, and the entries since `until`, the first
 * instant that is not sealed. It comes as a value, so that the plan knows how few entries that are; what is sealed after it
 * was read does not matter, because entries stay where they are.
 */
const daySums = (from: string, to: string, until: Date) => sql<DaySum>`
  select day, kind, movement, debit, credit from ledger_day
  where day between ${from} and ${to} and day < ${mexicoDay(until.getTime())}
  union all
  (${entrySums(latest(new Date(startOfMexicoDay(from)), until), endOfDay(to))})`;

const latest = (one: Date, other: Date): Date => (one > other ? one : other);

const sealedUntil = async (db: Db | Trx): Promise<Date> =>
  (await db.selectFrom('ledger_sealed').select('until').executeTakeFirstOrThrow()).until;

/** Sums of a range by day, account and movement. */
export async function sumsByDay(
  db: Db | Trx,
  from: string,
  to: string,
  where: RawBuilder<SqlBool>,
): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select to_char(day, 'YYYY-MM-DD') as day, kind, movement, debit, credit
    from (${daySums(from, to, await sealedUntil(db))}) s where ${where}`.execute(db);
  return rows;
}

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
    from (${daySums(from, to, await sealedUntil(db))}) s group by 1, 2`.execute(db);
  return rows;
}
