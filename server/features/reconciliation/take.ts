import { sql } from 'kysely';
import type { ProviderBalanceMovement } from '#server/adapters/payments/port.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordAll } from '#server/features/ledger/index.ts';
import { disagree } from './agreed.ts';
import { bookingOf } from './booking.ts';
import { noteDeposits, settleDeposits } from './deposits.ts';

/** The provider's list is read again from so long before what was read last: it may grow late. */
const OVERLAP = 60 * 60_000;

/**
 * Takes the movements of the provider's balance that are not stored yet, books what nobody else does, and asks for what
 * is on its way to the bank. `overlap` (milliseconds) reads again what was read before; `from` reads from an instant on,
 * null everything. Answers how many were new.
 */
export async function takeMovements(
  { db, payments, clock }: Pick<Services, 'db' | 'payments' | 'clock'>,
  { overlap = OVERLAP, from }: { overlap?: number; from?: Date | null } = {},
): Promise<number> {
  const swept = await db.selectFrom('provider_swept').select('until').executeTakeFirst();
  let until = swept?.until ?? null;
  let count = 0;
  const since = from === undefined ? until && new Date(until.getTime() - overlap) : from;
  for await (const page of payments.movementsSince(since)) {
    count += await inTransaction(db, (trx) => store(trx, page, clock()));
    for (const { createdAt } of page) if (!until || createdAt > until) until = createdAt;
  }
  await settleDeposits({ db, payments, clock });
  // Last: what breaks off before is read again.
  if (until !== null) await saveSwept(db, until);
  return count;
}

/** Stores a page and books it, in one transaction; answers how many of it were new. */
async function store(
  trx: Trx,
  page: readonly ProviderBalanceMovement[],
  now: Date,
): Promise<number> {
  const fresh = await insert(trx, page, now);
  if (fresh.length === 0) return 0;
  await disagree(trx, oldestOf(fresh));
  const foreign = await foreignPayments(trx, fresh);
  const bookings = fresh.map((movement) => ({
    movement,
    ...bookingOf(movement, foreign.has(movement.paymentId ?? '')),
  }));
  const keys = bookings.flatMap(({ movement, keys: own }) =>
    own.map((operation_key) => ({ operation_key, movement_id: movement.id })),
  );
  if (keys.length > 0) await insertKeys(trx, keys);
  const earlier = await bookedEarlier(trx, keys);
  await recordAll(
    trx,
    bookings.filter(({ movement }) => !earlier.has(movement.id)).flatMap(({ records }) => records),
    now,
  );
  await noteDeposits(trx, fresh);
  return fresh.length;
}

async function insertKeys(
  trx: Trx,
  keys: readonly { operation_key: string; movement_id: string }[],
): Promise<void> {
  // The plan of its foreign key otherwise stays that of the small table that it was when its first rows came.
  await planning(trx, 'force_custom_plan');
  await trx
    .insertInto('provider_booking')
    .values(keys)
    .onConflict((conflict) => conflict.column('operation_key').doNothing())
    .execute();
  await planning(trx, 'auto');
}

const planning = (trx: Trx, mode: 'force_custom_plan' | 'auto') =>
  sql`select set_config('plan_cache_mode', ${mode}, true)`.execute(trx);

const oldestOf = (movements: readonly ProviderBalanceMovement[]): Date =>
  new Date(Math.min(...movements.map(({ createdAt }) => createdAt.getTime())));

async function insert(
  trx: Trx,
  page: readonly ProviderBalanceMovement[],
  now: Date,
): Promise<ProviderBalanceMovement[]> {
  const rows = page.map((movement) => ({
    id: movement.id,
    tipo: movement.type,
    categoria: movement.category,
    source: movement.source,
    payment_ref: movement.paymentId,
    amount: movement.amount,
    fee: movement.fee,
    tax: movement.tax,
    divisa: movement.currency,
    created_at: movement.createdAt,
    taken_at: now,
  }));
  if (rows.length === 0) return [];
  const stored = await trx
    .insertInto('provider_movement')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  const fresh = new Set(stored.map(({ id }) => id));
  return page.filter(({ id }) => fresh.has(id));
}

/** The payments of refunds that are none of ours. */
async function foreignPayments(
  trx: Trx,
  movements: readonly ProviderBalanceMovement[],
): Promise<ReadonlySet<string>> {
  const ids = movements
    .filter(({ category }) => category.startsWith('refund'))
    .flatMap(({ paymentId }) => paymentId ?? []);
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::text[]) as u (id)
    where not exists (select from payment where id_payment = u.id)`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Refunds that moved the provider's balance in the books before its movements were taken. */
async function bookedEarlier(
  trx: Trx,
  keys: readonly { operation_key: string; movement_id: string }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ movement_id: string }>`
    select k.movement_id
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (operation_key text, movement_id text)
    join ledger_movement m on m.operation_key = k.operation_key and m.kind in ('devuelto', 'devolucion_fallida')
    where exists (select from ledger_entry e join ledger_account a on a.id = e.account_id
      where e.movement_id = m.id and a.kind = 'proveedor')`.execute(trx);
  return new Set(rows.map(({ movement_id }) => movement_id));
}

const saveSwept = (db: Db, until: Date) =>
  db
    .insertInto('provider_swept')
    .values({ one: true, until })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ until }))
    .execute();
