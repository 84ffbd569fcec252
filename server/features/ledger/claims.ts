import { sql } from 'kysely';
import { operationKey } from '#domain/ledger/operation-keys.ts';
import { type Centavos, centavos, subtract, ZERO } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { negative, record } from './record.ts';

/**
 * After a professional was credited, or owes more: takes what they owe, then keeps what a chargeback may cost (4 §A). `of`
 * names the occasion, so that each is used once.
 */
export async function holdBack(trx: Trx, accountId: number, of: string, now: Date): Promise<void> {
  let left: number = await lockBalance(trx, accountId);
  for (const { id, amount, recovered } of await openDebts(trx, accountId)) {
    const part = Math.min(left, amount - recovered);
    if (part === 0) break;
    left -= part;
    await recover(trx, { id, accountId, part: centavos(part) }, of, now);
  }
  for (const { id, reserve_target, reserved } of await toReserve(trx, accountId)) {
    const part = Math.min(left, reserve_target - reserved);
    if (part === 0) break;
    left -= part;
    await moveReserve(trx, { id, accountId, part: centavos(part) }, of, now);
  }
}

/** What somebody owes of a loss, with their balance locked. */
async function lockDebt(trx: Trx, { lossId, accountId }: { lossId: number; accountId: number }) {
  await lockBalance(trx, accountId);
  return trx
    .selectFrom('debt')
    .select(['id', 'amount', 'recovered'])
    .where('loss_id', '=', lossId)
    .executeTakeFirst();
}

/** Ends what somebody owes of a loss, which is no loss any more: what they have paid of `charge`, and what not. */
export async function endDebt(
  trx: Trx,
  { lossId, accountId, charge }: { lossId: number; accountId: number; charge: Centavos },
): Promise<{ paid: Centavos; unpaid: Centavos }> {
  const debt = await lockDebt(trx, { lossId, accountId });
  const unpaid = centavos(debt ? debt.amount - debt.recovered : 0);
  if (debt)
    await trx
      .updateTable('debt')
      .set({ recovered: debt.amount })
      .where('id', '=', debt.id)
      .execute();
  return { paid: centavos(charge - unpaid), unpaid };
}

/**
 * Lessens what somebody was charged for a loss that is smaller now: what they still owe of it is forgiven first; answers
 * what they had paid of `back`, and what not.
 */
export async function lessenDebt(
  trx: Trx,
  { lossId, accountId, back }: { lossId: number; accountId: number; back: Centavos },
): Promise<{ paid: Centavos; unpaid: Centavos }> {
  const debt = await lockDebt(trx, { lossId, accountId });
  if (!debt) return { paid: back, unpaid: ZERO };
  const amount = Math.max(0, debt.amount - back);
  const recovered = Math.min(debt.recovered, amount);
  const unpaid = centavos(debt.amount - debt.recovered - (amount - recovered));
  if (amount === 0) await trx.deleteFrom('debt').where('id', '=', debt.id).execute();
  else await trx.updateTable('debt').set({ amount, recovered }).where('id', '=', debt.id).execute();
  return { paid: subtract(back, unpaid), unpaid };
}

interface Part {
  readonly id: number;
  readonly accountId: number;
  readonly part: Centavos;
}

async function recover(trx: Trx, { id, accountId, part }: Part, of: string, now: Date) {
  const recorded = await record(trx, {
    operationKey: operationKey.recovered(id, of),
    kind: 'cobro_adeudo',
    proposalId: null,
    now,
    entries: [
      [{ kind: 'profesional', account_id: accountId }, negative(part)],
      [{ kind: 'adeudo', account_id: accountId }, part],
    ],
  });
  if (!recorded) return;
  await trx
    .updateTable('debt')
    .set(({ eb }) => ({ recovered: eb('recovered', '+', part) }))
    .where('id', '=', id)
    .execute();
}

/** Keeps a part of a balance for a chargeback; a negative part is free again. */
export async function moveReserve(
  trx: Trx,
  { id, accountId, part }: Part,
  of: string,
  now: Date,
): Promise<void> {
  if (part === 0) return;
  const recorded = await record(trx, {
    operationKey: operationKey.reserve(id, of),
    kind: 'reserva',
    proposalId: null,
    now,
    entries: [
      [{ kind: 'profesional', account_id: accountId }, negative(part)],
      [{ kind: 'reserva', account_id: accountId }, part],
    ],
  });
  if (!recorded) return;
  await trx
    .updateTable('chargeback')
    .set(({ eb }) => ({ reserved: eb('reserved', '+', part) }))
    .where('id', '=', id)
    .execute();
}

/** What will be paid out to somebody, locked until the transaction ends. */
export async function lockBalance(trx: Trx, accountId: number): Promise<number> {
  const account = await trx
    .selectFrom('ledger_account')
    .select('balance')
    .where('kind', '=', sql.lit('profesional'))
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return account?.balance ?? ZERO;
}

const openDebts = (trx: Trx, accountId: number) =>
  trx
    .selectFrom('debt')
    .select(['id', 'amount', 'recovered'])
    .where('account_id', '=', accountId)
    .whereRef('recovered', '<', 'amount')
    .orderBy('id')
    .execute();

const toReserve = (trx: Trx, accountId: number) =>
  trx
    .selectFrom('chargeback')
    .select(['id', 'reserve_target', 'reserved'])
    .where('payee_id', '=', accountId)
    .where('closed_at', 'is', null)
    .whereRef('reserved', '<', 'reserve_target')
    .orderBy('id')
    .execute();
