import { type RawBuilder, sql } from 'kysely';
import type { Centavos } from '#domain/money.ts';
import type { ImportedDays } from '#domain/reconciliation/imported.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { storeDifferences } from './compare.ts';
import { tellNew } from './tell.ts';

/** A line without a key is the same as something of that amount at most so many days apart. */
const DAYS_APART = 3;

const MEXICO = sql`at time zone 'America/Mexico_City'`;

/**
 * What the bank should say, by what the books say: an amount that comes in or goes out, its day, and the key that the
 * bank's text may name. `expected` is false for what the bank may also say.
 */
const IN_BOOKS = sql`
  select 'deposito:' || id as objeto, amount as into_bank, (arrives_at ${MEXICO})::date as dia,
    coalesce(rastreo, id) as clave, arrives_at as since, true as expected
  from provider_payout where estado = 'paid'
  union all
  select 'pago:' || id, -amount, (sent_at ${MEXICO})::date, clave_rastreo, sent_at, estado <> 'fallido'
  from payout where sent_at is not null
  union all
  select 'devuelto:' || id, amount, (coalesce(returned_at, done_at) ${MEXICO})::date, clave_rastreo,
    coalesce(returned_at, done_at), estado = 'devuelto'
  from payout where sent_at is not null and estado in ('devuelto', 'fallido')
  union all
  select 'reembolso:' || id, -amount, (done_at ${MEXICO})::date, outside_key, done_at, true
  from refund where outside_by is not null and outside_how = 'transferencia'`;

/** Only letters and digits: banks drop the rest, or break it over columns. */
const bare = (text: RawBuilder<unknown>) =>
  sql`upper(regexp_replace(${text}, '[^[:alnum:]]', '', 'g'))`;

/** Lets one transaction at a time change lines: an import and the nightly comparison would give one thing to two of them. */
export const lockLines = async (trx: Trx): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('bank lines'))`.execute(trx));

/** Says of lines what they are in the books: the two that fit each other best, until none fit. */
export async function matchLines(trx: Trx): Promise<void> {
  await lockLines(trx);
  for (;;) {
    const { rows } = await sql`
      with books as (
        select * from (${IN_BOOKS}) b where not exists (select from bank_line l where l.objeto = b.objeto)
      ), pairs as (
        select b.objeto, l.id,
          row_number() over (partition by b.objeto order by named desc, apart, l.id) as of_thing,
          row_number() over (partition by l.id order by named desc, apart, b.objeto) as of_line
        from books b
        join bank_line l on l.objeto is null and l.attended_at is null and l.abono - l.cargo = b.into_bank
        cross join lateral (select abs(l.dia - b.dia) as apart,
          length(b.clave) >= 4 and position(${bare(sql`b.clave`)} in ${bare(sql`l.texto`)}) > 0 as named) fit
        where (named or apart <= ${DAYS_APART}) and not exists (
          select from bank_line_ruled_out r where r.line_id = l.id and r.objeto = b.objeto)
      )
      update bank_line l set objeto = p.objeto from pairs p
      where p.id = l.id and p.of_thing = 1 and p.of_line = 1 returning l.id`.execute(trx);
    if (rows.length === 0) return;
  }
}

/** What the bank says and the books do not, and the other way, within the days that were imported. */
const withBank = (now: Date): RawBuilder<unknown> => sql`
  select 'linea' as tipo, id::text as objeto, null as payment_ref, null as detalle, 0 as ours, abono - cargo as theirs,
    dia::timestamp ${MEXICO} as since
  from bank_line where objeto is null and attended_at is null
  union all
  select 'sin_linea', b.objeto, null, b.clave, b.into_bank, 0, b.since
  from (${IN_BOOKS}) b
  where b.expected and b.since <= ${now}
    and exists (select from bank_import i where b.dia between i.desde and i.hasta)
    and not exists (select from bank_line l where l.objeto = b.objeto)`;

/** Compares what was imported of the bank with the books; without a statement, nothing differs. */
export async function reconcileBank({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await inTransaction(db, async (trx) => {
    await matchLines(trx);
    const fresh = await storeDifferences(trx, 'banco', withBank(now), now);
    if (fresh.count > 0) await tellNew(trx, 'banco', fresh);
  });
}

/** What the books expected of the bank when they were last compared, the oldest first, and how many there are. */
export async function missingOnes(db: Db, most: number) {
  const { rows } = await sql<{
    objeto: string;
    clave: string;
    into_bank: Centavos;
    dia: string;
    count: number;
  }>`select objeto, coalesce(detalle, '') as clave, ours as into_bank, (since ${MEXICO})::date::text as dia,
      count(*) over () as count
    from book_difference where libro = 'banco' and tipo = 'sin_linea' and gone_at is null
    order by since, id limit ${most}`.execute(db);
  return { shown: rows, count: Number(rows[0]?.count ?? 0) };
}

/** Whether something was imported that the books were not compared with yet. */
export async function isComparing(db: Db): Promise<boolean> {
  const { rows } = await sql<{ comparing: boolean }>`
    select exists (select from bank_import i where i.imported_at > coalesce(
      (select compared_at from book_compared where libro = 'banco'), '-infinity')) as comparing`.execute(
    db,
  );
  return rows[0]?.comparing === true;
}

/** The stretches of days of what was imported, in their order; none without a statement. */
export async function importedDays(db: Db): Promise<ImportedDays[]> {
  const { rows } = await sql<ImportedDays>`
    select lower(days)::text as desde, (upper(days) - 1)::text as hasta
    from (select unnest(range_agg(daterange(desde, hasta, '[]'))) as days from bank_import) s
    order by 1`.execute(db);
  return rows;
}
