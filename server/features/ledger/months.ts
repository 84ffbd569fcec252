import type { SecretKeys } from '#server/secret-keys.ts';
import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountKind } from '#domain/ledger/accounts.ts';
import { ACCOUNTS } from '#domain/ledger/accounts.ts';
import { formatCentavos } from '#domain/money.ts';
import { mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { DAY_OF } from './days.ts';

/** What the entries of a month say, from the entries up. */
export interface MonthTruth {
  /** Of each account at the month's end, centavos; the ledger's signs. */
  readonly balance: Partial<Record<AccountKind, number>>;
  readonly movements: number;
  /** Of every entry of the month. */
  readonly digest: string;
}

/** The first day of the month after that of a first day. */
export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}

const startOf = (month: string): Date => new Date(startOfMexicoDay(month));

/** What every account adds up to at the ends of months, by their first days, from the entries; all in one reading. */
async function balancesAt(
  db: Db | Trx,
  months: readonly string[],
): Promise<Map<string, MonthTruth['balance']>> {
  const ends = months.map((month) => startOf(nextMonth(month)));
  const { rows } = await sql<{ kind: AccountKind; place: number; sum: number }>`
    select a.kind, width_bucket(m.created_at, ${ends}::timestamptz[]) as place, sum(e.amount)::bigint as sum
    from ledger_movement m join ledger_entry e on e.movement_id = m.id
    join ledger_account a on a.id = e.account_id
    where m.created_at < ${ends.at(-1) ?? new Date(0)} group by 1, 2 order by 1`.execute(db);
  return new Map(
    months.map((month, at) => {
      const balance: Partial<Record<AccountKind, number>> = {};
      for (const { kind, place, sum } of rows)
        if (place <= at) balance[kind] = (balance[kind] ?? 0) + sum;
      return [month, balance];
    }),
  );
}

/** Reads a month from its entries; a digest of each day, so that memory does not grow with the month. */
export async function readMonth(
  db: Db | Trx,
  month: string,
  balances?: Map<string, MonthTruth['balance']>,
): Promise<MonthTruth> {
  const [from, before] = [startOf(month), startOf(nextMonth(month))];
  const balance = (balances ?? (await balancesAt(db, [month]))).get(month) ?? {};
  const { rows: days } = await sql<{ day: string; movements: number; digest: string }>`
    select ${DAY_OF}::text as day, count(distinct m.id)::integer as movements,
      encode(sha256(convert_to(string_agg(concat_ws('|', m.id, m.operation_key, m.kind, m.proposal_id,
        extract(epoch from m.created_at), e.account_id, e.amount), E'\n' order by m.id, e.account_id), 'UTF8')), 'hex') as digest
    from ledger_movement m join ledger_entry e on e.movement_id = m.id
    where m.created_at >= ${from} and m.created_at < ${before} group by 1 order by 1`.execute(db);
  const digest = createHash('sha256');
  for (const one of days) digest.update(`${one.day} ${one.digest}\n`);
  return {
    balance,
    movements: days.reduce((sum, { movements }) => sum + movements, 0),
    digest: digest.digest('hex'),
  };
}

/** The signature of a closed month, which holds that of the month closed before it. */
export const signMonth = (
  secretKey: string,
  month: string,
  { balance, movements, digest }: MonthTruth,
  previous: string,
): string =>
  createHmac('sha256', `maestros books ${secretKey}`)
    .update(
      JSON.stringify([
        month,
        Object.entries(balance).toSorted(([a], [b]) => (a < b ? -1 : 1)),
        movements,
        digest,
        previous,
      ]),
    )
    .digest('hex');

export const closedMonths = (db: Db | Trx) =>
  db
    .selectFrom('ledger_month as c')
    .innerJoin('account as a', 'a.id', 'c.closed_by')
    .select([
      sql<string>`c.month::text`.as('month'),
      'c.balance',
      'c.movements',
      'c.digest',
      'c.previous',
      'c.signature',
      'c.closed_at',
      'c.closed_by',
      'a.nombre',
      'a.apellidos',
      'a.deleted_at',
    ])
    .orderBy('c.month')
    .execute();

/** What a closed month says otherwise than the entries as they are now. */
export interface MonthFault {
  /** The month and what of it: an account, `asientos` or `firma`. */
  readonly objeto: string;
  /** In a sentence without its point. */
  readonly says: string;
  /** What an account adds up to now and was signed with, centavos; money is positive. Both 0 for what is no account. */
  readonly now: number;
  readonly atClosing: number;
}

/** What differs between closed months and the entries as they are now (4 §B); nothing when all agree. */
export async function monthFaults(
  db: Db | Trx,
  secretKeys: SecretKeys,
  only?: string,
): Promise<MonthFault[]> {
  const faults: MonthFault[] = [];
  let previous = '';
  const months = await closedMonths(db);
  const balances = await balancesAt(
    db,
    months.map(({ month }) => month).filter((month) => only === undefined || month === only),
  );
  for (const closed of months) {
    const stored = { ...closed, balance: closed.balance as MonthTruth['balance'] };
    const mes = closed.month.slice(0, 7);
    const add = (what: string, says: string, now = 0, atClosing = 0) =>
      faults.push({
        objeto: `${mes}:${what}`,
        says: `Mes cerrado ${mes}: ${says}`,
        now,
        atClosing,
      });
    // By the key that was the newest then.
    const isOurs = secretKeys.some(
      (key) => signMonth(key, closed.month, stored, previous) === closed.signature,
    );
    if (!isOurs || closed.previous !== previous) add('firma', 'su firma no es la que se guardó');
    previous = closed.signature;
    if (only !== undefined && only !== closed.month) continue;
    const truth = await readMonth(db, closed.month, balances);
    if (truth.movements !== closed.movements)
      add('asientos', `tenía ${closed.movements} movimientos y ahora ${truth.movements}`);
    else if (truth.digest !== closed.digest) add('asientos', 'sus asientos cambiaron');
    for (const kind of Object.keys(ACCOUNTS) as AccountKind[]) {
      const [then, now] = [-(stored.balance[kind] ?? 0), -(truth.balance[kind] ?? 0)];
      const says = `${ACCOUNTS[kind].name} cerró en ${formatCentavos(then)} y ahora suma ${formatCentavos(now)}`;
      if (then !== now) add(kind, says, now, then);
    }
  }
  return faults;
}

/** The first day of the oldest month that is over and not closed, from the first movement on; null without one. */
export async function monthToClose(db: Db | Trx, now: Date): Promise<string | null> {
  const { rows } = await sql<{ last: string | null; first: Date | null }>`
    select (select max(month)::text from ledger_month) as last,
      (select min(created_at) from ledger_movement) as first`.execute(db);
  const [row] = rows;
  if (!row?.first) return null;
  const month = row.last ? nextMonth(row.last) : `${mexicoDay(row.first.getTime()).slice(0, 7)}-01`;
  return nextMonth(month) <= mexicoDay(now.getTime()) ? month : null;
}
