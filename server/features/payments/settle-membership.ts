import type { FastifyBaseLogger } from 'fastify';
import { afterPaying, stoodStill } from '#domain/membership/membership.ts';
import { ZERO } from '#domain/money.ts';
import type { ProviderPayment } from '#server/adapters/payments/port.ts';
import type { Trx } from '#server/db/pool.ts';
import { recordMembership } from '#server/features/ledger/index.ts';
import {
  levelById,
  lockMembership,
  saveMembership,
  notifyRefunded,
  notifyPaid,
} from '#server/features/membership/index.ts';
import { refundExcess } from '#server/features/refunds/index.ts';
import { markSettled, markUnpaid, paymentByProviderId } from './queries.ts';

/**
 * Makes the provider's word about a membership's payment so, once. It buys the level and the price that it
 * was made for, whatever levels cost by now; what can buy nothing goes back (docs/decisions/0006).
 */
export async function settleMembership(
  trx: Trx,
  accountId: number,
  truth: ProviderPayment,
  now: Date,
  log: FastifyBaseLogger,
): Promise<void> {
  // Every settling of this membership waits here; what follows reads what the first one has done.
  const holder = await lockMembership(trx, accountId);
  const payment = await paymentByProviderId(trx, truth.id);
  if (!payment || payment.nivel === null || payment.settled_at) return;
  if (truth.status !== 'succeeded') return void (await markUnpaid(trx, payment, truth, now));

  const amount = truth.received;
  // While the account is suspended its days stand still: those until it is restored are added then.
  const still = stoodStill(holder.suspendedAt, now.getTime());
  const bought =
    holder.deleted || amount < payment.value
      ? null
      : afterPaying(holder, payment.nivel, now.getTime() - still);
  const [earned, excess] = bought ? [amount, ZERO] : [ZERO, amount];
  if (!(await recordMembership(trx, { providerId: truth.id, earned, excess, now }))) return;
  await markSettled(trx, payment.id, amount, now);
  const level = await levelById(trx, payment.nivel);
  const about = { accountId, nivel: level?.descripcion ?? '', amount, now };
  if (bought) {
    await saveMembership(trx, holder, bought);
    if (bought.endsAt !== null) await notifyPaid(trx, { ...about, endsAt: bought.endsAt + still });
    return;
  }
  log.warn({ payment: payment.id, account: accountId }, 'a membership was paid for nothing');
  await refundExcess(trx, { proposalId: null, paymentId: payment.id, amount, now });
  if (!holder.deleted) await notifyRefunded(trx, about);
}
