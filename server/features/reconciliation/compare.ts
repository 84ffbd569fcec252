import { type RawBuilder, sql } from 'kysely';
import type { Book, DifferenceKind } from '#domain/reconciliation/difference.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** What the provider is asked for in pesos only. */
const CURRENCY = 'mxn';

const PROVIDER_ACCOUNT = sql`(select id from ledger_account where kind = 'proveedor')`;

const kind = (name: DifferenceKind) => sql.lit(name);

/**
 * What is compared: all that either side has moved since an instant, and what differed before and is not settled. Older
 * movements that agreed cannot differ without a newer one, because neither list is ever changed.
 */
const compared = (from: Date | null): RawBuilder<unknown> => sql`
  booked_since as materialized (
    select m.id, m.operation_key, m.kind, m.created_at, e.amount
    from ledger_movement m
    join ledger_entry e on e.movement_id = m.id and e.account_id = ${PROVIDER_ACCOUNT}
    where ${from === null ? sql`true` : sql`m.created_at >= ${from}`}
  ), taken_since as materialized (
    ${
      from === null
        ? sql`select id from provider_movement`
        : sql`select id from provider_movement where created_at >= ${from}
          union select k.movement_id from booked_since b join provider_booking k using (operation_key)
          union select objeto from book_difference
            where libro = 'proveedor' and tipo = ${kind('movimiento')} and gone_at is null`
    }
  )`;

/**
 * Each movement of the provider's balance as the books have it: what they moved under its operations. Its cost, where
 * that stands apart, is shown on neither side.
 */
const AS_BOOKED = sql`
  select id, payment_ref, created_at, divisa,
    case divisa when ${CURRENCY} then amount - fee + cost else amount end as theirs, cost - moved as ours
  from (
    select p.id, p.payment_ref, p.created_at, p.divisa, p.amount, p.fee,
      coalesce(sum(e.amount), 0) as moved, coalesce(sum(e.amount) filter (where m.kind = 'costo'), 0) as cost
    from taken_since t
    join provider_movement p using (id)
    left join provider_booking k on k.movement_id = p.id
    left join ledger_movement m on m.operation_key = k.operation_key
    left join ledger_entry e on e.movement_id = m.id and e.account_id = ${PROVIDER_ACCOUNT}
    group by p.id
  ) s
  where divisa <> ${CURRENCY} or amount - fee <> -moved`;

/** What the books lack of one movement of the provider's now, centavos; 0 when they have it. */
export async function missingOf(trx: Trx, movementId: string): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    with taken_since as (select ${movementId}::text as id)
    select theirs - ours as missing from (${AS_BOOKED}) booked`.execute(trx);
  return rows[0]?.missing ?? 0;
}

/** What the ledger says of the provider's balance up to a movement of its own, and no movement of the provider's is. */
const unknownToProvider = (from: Date | null, until: number) => sql`
  select b.operation_key, b.created_at, -b.amount as ours,
    case when b.kind in ('pago', 'membresia') then split_part(b.operation_key, ':', 2) end as payment_ref
  from (
    select * from booked_since
    ${
      from === null
        ? sql``
        : sql`union select m.id, m.operation_key, m.kind, m.created_at, e.amount
          from book_difference d
          join ledger_movement m on m.operation_key = d.objeto
          join ledger_entry e on e.movement_id = m.id and e.account_id = ${PROVIDER_ACCOUNT}
          where d.libro = 'proveedor' and d.tipo = ${kind('libro')} and d.gone_at is null`
    }
  ) b
  where b.id <= ${until}
    and not exists (select from provider_booking k where k.operation_key = b.operation_key)`;

/** All differences between the ledger and the provider since an instant, as rows of `book_difference`; null: ever. */
export const withProvider = (
  from: Date | null,
  until: number,
  /** What the provider's movements add up to, and what it says its balance is; null when they did not stand still. */
  sums: { listed: number; balance: number } | null,
  now: Date,
): RawBuilder<unknown> => sql`
  with ${compared(from)}
  select ${kind('movimiento')} as tipo, id as objeto, payment_ref, null as detalle, ours, theirs, created_at as since
  from (${AS_BOOKED}) booked
  union all
  select ${kind('libro')}, operation_key, payment_ref, null, ours, 0, created_at
  from (${unknownToProvider(from, until)}) unknown
  union all
  select ${kind('saldo')}, 'saldo', null, null, ${sums?.listed ?? 0}::bigint, ${sums?.balance ?? 0}::bigint, ${now}::timestamptz
  where ${sums !== null && sums.listed !== sums.balance}::boolean
  union all
  select tipo, objeto, null, null, ours, theirs, since from book_difference
  where libro = 'proveedor' and tipo = ${kind('saldo')} and gone_at is null and ${sums === null}::boolean`;

/** So that some days are found by their indexes, however many more there are. Ends with the transaction. */
export const forSomeDays = async (trx: Trx): Promise<void> =>
  void (await sql`select set_config('random_page_cost', '1.1', true), set_config('jit', 'off', true)`.execute(
    trx,
  ));

/**
 * The payments of ours of whose movements at the provider since an instant the books lack something, page by page by
 * their id.
 */
export async function unsettledPayments(
  trx: Trx,
  from: Date | null,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ${compared(from)}
    select distinct payment_ref as id from (${AS_BOOKED}) booked
    where payment_ref > ${after} and exists (select from payment where id_payment = payment_ref)
    order by 1 limit ${most}`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * What is stored of the provider's movements in pesos, after their costs, up to an instant; centavos. Those before an
 * agreed day are not added up again.
 */
export async function listedBalance(
  db: Db,
  agreed: { until: Date; balance: number } | null,
  before: Date | null = null,
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select ${agreed?.balance ?? 0}::bigint + coalesce(sum(amount - fee), 0) as sum
    from provider_movement where divisa = ${CURRENCY}
      and ${agreed === null ? sql`true` : sql`created_at >= ${agreed.until}`}
      and ${before === null ? sql`true` : sql`created_at < ${before}`}`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** The last movement of the ledger that is there now. */
export async function lastMovement(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from ledger_movement`.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * Stores what was found, and when: a difference that is new, one whose amounts changed, and one that is gone. Answers the ids of
 * the new ones, at most as many as a mail names, and how many there are.
 */
export async function storeDifferences(
  trx: Trx,
  book: Book,
  found: RawBuilder<unknown>,
  now: Date,
): Promise<{ ids: number[]; count: number }> {
  await trx
    .insertInto('book_compared')
    .values({ libro: book, compared_at: now })
    .onConflict((conflict) => conflict.column('libro').doUpdateSet({ compared_at: now }))
    .execute();
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with found as materialized (${found}), gone as (
      update book_difference d set gone_at = ${now}
      where d.libro = ${book} and d.gone_at is null
        and not exists (select from found f where f.tipo = d.tipo and f.objeto = d.objeto)
    ), stored as (
      insert into book_difference (libro, tipo, objeto, payment_ref, detalle, ours, theirs, since, found_at)
      select ${book}, tipo, objeto, payment_ref, detalle, ours, theirs, since, ${now} from found
      on conflict (libro, tipo, objeto) where gone_at is null
        do update set ours = excluded.ours, theirs = excluded.theirs, detalle = excluded.detalle
      returning id, xmax = 0 as new
    )
    select coalesce((select array_agg(id order by id) from (
        select id from stored where new order by id limit ${NAMED}) s), '{}') as ids,
      (select count(*) from stored where new) as count`.execute(trx);
  const stored = rows[0];
  if (!stored) throw new Error('nothing was answered');
  return stored;
}

/** How many differences a mail names. */
const NAMED = 20;
