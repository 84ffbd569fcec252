import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { AccountKind } from '#domain/ledger/accounts.ts';
import { mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** The calendar day of Mexico City of an instant in SQL. */
export const DAY_OF = sql`(m.created_at at time zone interval '-6 hours')::date`;

/** What the entries of a day add up to, by account and movement, centavos; debits and credits are both positive. */
interface DaySum {
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

/**
 * The sums of the entries themselves, of a range of instants. `offset 0` keeps what is asked of accounts out of the plan,
 * which otherwise reads all entries that a platform's account ever had.
 */
const entrySums = (from: Date, before: Date) => sql<DaySum>`
  select day, kind, movement,
    coalesce(sum(-amount) filter (where amount < 0), 0)::bigint as debit,
    coalesce(sum(amount) filter (where amount > 0), 0)::bigint as credit
  from (
    select ${DAY_OF} as day, a.kind, m.kind as movement, e.amount
    from ledger_movement m
    join ledger_entry e on e.movement_id = m.id
    join ledger_account a on a.id = e.account_id
    where m.created_at >= ${from} and m.created_at < ${before}
    offset 0
  ) entries
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

/** What the entries of a period add up to, by account, centavos; debits and credits are both positive. */
export interface PeriodSum {
  /** Which of the periods it is, counted from one. */
  readonly place: number;
  readonly kind: string;
  readonly debit: number;
  readonly credit: number;
}

/** Sums of the periods that begin on these days, in their order, the last one until `to`. */
export async function sumsByPeriod(
  db: Db | Trx,
  starts: readonly string[],
  to: string,
  where: RawBuilder<SqlBool>,
): Promise<PeriodSum[]> {
  const [from = to] = starts;
  const { rows } = await sql<PeriodSum>`
    select width_bucket(day, ${starts}::date[]) as place, kind,
      sum(debit)::bigint as debit, sum(credit)::bigint as credit
    from (${daySums(from, to, await sealedUntil(db))}) s where ${where} group by 1, 2`.execute(db);
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

/** Nothing is dated after this. */
const NEVER = new Date('9999-12-31T00:00:00Z');

/** What all accounts of a kind add up to now, centavos; what the platform has is positive. */
export async function platformBalance(db: Db | Trx, kind: AccountKind): Promise<number> {
  const until = await sealedUntil(db);
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(debit - credit), 0)::bigint as sum from (
      select kind, debit, credit from ledger_day where day < ${mexicoDay(until.getTime())}
      union all
      select kind, debit, credit from (${entrySums(until, NEVER)}) open
    ) s where kind = ${kind}`.execute(db);
  return rows[0]?.sum ?? 0;
}
