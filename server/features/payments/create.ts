import { createMembership as call } from '#contract/payments.ts';
import { isForSale } from '#domain/membership/membership.ts';
import { toMxn } from '#domain/money.ts';
import { fail } from '#server/calls/failure.ts';
import { type Caller, handleOutside } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { levelById, lockMembership } from '#server/features/membership/index.ts';
import { type Payment, payableAtProvider } from './at-provider.ts';
import { openMembershipPayment, paymentById, PAYMENT_COLUMNS } from './queries.ts';

export const createMembership = handleOutside(
  call,
  async ({ id: nivel }, { caller, services, now, log }) => {
    // The payment found open before: if it turns out to be paid for this level, no second one is requested.
    let before: Payment | undefined;
    const payable = await payableAtProvider(services, log, async (trx) => {
      const prepared = await prepare(trx, nivel, { caller, before, now });
      before = prepared.payment;
      return prepared;
    });
    if (!payable?.current || payable.status === 'processing')
      return fail('membership_payment_pending');
    return { response: { client_secret: payable.clientSecret, amount: toMxn(payable.amount) } };
  },
);

/** The one open payment of this level at its price: found, or made under the membership's lock. */
async function prepare(
  trx: Trx,
  nivel: number,
  { caller, before, now }: { caller: Caller; before: Payment | undefined; now: Date },
) {
  const holder = await lockMembership(trx, caller.id);
  if (holder.deleted || holder.suspendedAt !== null) return fail('session_not_found');
  const level = await levelById(trx, nivel, now);
  if (!level) return fail('membership_not_found');
  if (before?.nivel === nivel && (await paymentById(trx, before.id))?.settled_at)
    return fail('membership_paid');
  if (!isForSale(holder.nivel, level)) return fail('membership_free');
  const open = await openMembershipPayment(trx, caller.id);
  if (open) return { payment: open, current: open.nivel === nivel && open.value === level.precio };
  const payment = await trx
    .insertInto('payment')
    .values({
      account_id: caller.id,
      type_sell: 'membresia',
      nivel,
      descripcion: `Membresía ${level.descripcion}, 30 días`,
      value: level.precio,
      created_at: now,
      updated_at: now,
    })
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirstOrThrow();
  return { payment, current: true };
}
