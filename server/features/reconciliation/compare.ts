import { type RawBuilder, sql } from 'kysely';
import type { DifferenceKind } from '#domain/reconciliation/difference.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** What the provider is asked for in pesos only. */
const CURRENCY = 'mxn';

/**
 * Each movement of the provider's balance as the books have it: what they moved under its operations. Its cost, where
 * that stands apart, is shown on neither side.
 */
const AS_BOOKED = sql`
  select p.id, p.payment_ref, p.created_at, p.divisa,
    case p.divisa when ${CURRENCY} then p.amount - p.fee + coalesce(b.cost, 0) else p.amount end as theirs,
    coalesce(b.cost, 0) - coalesce(b.moved, 0) as ours
  from provider_movement p
  left join (
    select k.movement_id, sum(e.amount) as moved, sum(e.amount) filter (where m.kind = 'costo') as cost
    from provider_booking k
    join ledger_movement m on m.operation_key = k.operation_key
    join ledger_entry e on e.movement_id = m.id
    join ledger_account a on a.id = e.account_id and a.kind = 'proveedor'
    group by 1
  ) b on b.movement_id = p.id
  where p.divisa <> ${CURRENCY} or p.amount - p.fee <> -coalesce(b.moved, 0)`;

/** What the ledger says of the provider's balance up to a movement of its own, and no movement of the provider's is. */
const unknownToProvider = (until: number) => sql`
  select m.operation_key, m.created_at, -e.amount as ours,
    case when m.kind in ('pago', 'membresia') then split_part(m.operation_key, ':', 2) end as payment_ref
  from ledger_entry e
  join ledger_account a on a.id = e.account_id and a.kind = 'proveedor'
  join ledger_movement m on m.id = e.movement_id
  where m.id <= ${until}
    and not exists (select from provider_booking k where k.operation_key = m.operation_key)`;

const kind = (name: DifferenceKind) => sql.lit(name);

/** All differences between the ledger and the provider, as rows of `book_difference`. */
export const withProvider = (
  until: number,
  /** What the provider's movements add up to, and what it says its balance is; null when they did not stand still. */
  sums: { listed: number; balance: number } | null,
  now: Date,
): RawBuilder<unknown> => sql`
  select ${kind('movimiento')} as tipo, id as objeto, payment_ref, null as detalle, ours, theirs, created_at as since
  from (${AS_BOOKED}) booked
  union all
  select ${kind('libro')}, operation_key, payment_ref, null, ours, 0, created_at
  from (${unknownToProvider(until)}) unknown
  union all
  select ${kind('saldo')}, 'saldo', null, null, ${sums?.listed ?? 0}::bigint, ${sums?.balance ?? 0}::bigint, ${now}::timestamptz
  where ${sums !== null && sums.listed !== sums.balance}::boolean`;

/** The payments of ours of whose movements at the provider the books lack something, page by page by their id. */
export async function unsettledPayments(db: Db, after: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct payment_ref as id from (${AS_BOOKED}) booked
    where payment_ref > ${after} and exists (select from payment where id_payment = payment_ref)
    order by 1 limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What is stored of the provider's movements in pesos, after their costs; centavos. */
export async function listedBalance(db: Db): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount - fee), 0) as sum from provider_movement where divisa = ${CURRENCY}`.execute(
    db,
  );
  return rows[0]?.sum ?? 0;
}

/** The last movement of the ledger that is there now. */
export async function lastMovement(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from ledger_movement`.execute(db);
  return rows[0]?.id ?? 0;
}

/** What the ledger says the provider has; centavos. */
export async function bookedBalance(db: Db): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(-sum(e.amount), 0) as sum from ledger_entry e
    join ledger_account a on a.id = e.account_id and a.kind = 'proveedor'`.execute(db);
  return rows[0]?.sum ?? 0;
}

/**
 * Stores what was found: a difference that is new, one whose amounts changed, and one that is gone. Answers the ids of
 * the new ones, at most as many as a mail names, and how many there are.
 */
export async function storeDifferences(
  trx: Trx,
  book: 'proveedor' | 'banco',
  found: RawBuilder<unknown>,
  now: Date,
): Promise<{ ids: number[]; count: number }> {
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with found as materialized (${found}), gone as (
      update book_difference d set gone_at = ${now}
      where d.libro = ${book} and d.gone_at is null
        and not exists (select from found f where f.tipo = d.tipo and f.objeto = d.objeto)
    ), stored as (
      insert into book_difference (libro, tipo, objeto, payment_ref, detalle, ours, theirs, since, found_at)
      select ${book}, tipo, objeto, payment_ref, detalle, ours, theirs, since, ${now} from found
      on conflict (libro, tipo, objeto) where gone_at is null
        do update set ours = excluded.ours, theirs = excluded.theirs
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
