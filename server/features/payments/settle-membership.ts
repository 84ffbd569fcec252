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
import { noteOwnCard, raise } from '#server/features/risk/index.ts';
import { refundExcess } from '#server/features/refunds/index.ts';
import { markSettled, markUnpaid, paymentByProviderId } from './queries.ts';

/**
 * Applies the provider's status of a membership payment, once. It buys the level at the price it was prepared
 * for, whatever the level costs now; a payment that buys nothing is refunded (docs/decisions/0006).
 */
export async function settleMembership(
  trx: Trx,
  accountId: number,
  truth: ProviderPayment,
  now: Date,
  log: FastifyBaseLogger,
): Promise<void> {
  // Concurrent settlements of this membership wait here and then see the first one's result.
  const holder = await lockMembership(trx, accountId);
  const payment = await paymentByProviderId(trx, truth.id);
  if (!payment || payment.nivel === null || payment.settled_at) return;
  const { fingerprint = null } = truth.card ?? {};
  const cases = await noteOwnCard(trx, { accountId, fingerprint, now });
  await raise(trx, cases, { paymentId: payment.id, now });
  if (truth.status !== 'succeeded') return void (await markUnpaid(trx, payment, truth, now));

  const amount = truth.received;
  // While the account is suspended its membership is paused; the paused time is added when it is restored.
  const still = stoodStill(holder.suspendedAt, now.getTime());
  const bought =
    holder.deleted || amount < payment.value
      ? null
      : afterPaying(holder, payment.nivel, now.getTime() - still);
  const [earned, excess] = bought ? [amount, ZERO] : [ZERO, amount];
  if (!(await recordMembership(trx, { providerId: truth.id, earned, excess, now }))) return;
  await markSettled(trx, payment.id, truth, now);
  const level = await levelById(trx, payment.nivel, now);
  const about = { accountId, nivel: level?.descripcion ?? '', amount, receipt: payment.id, now };
  if (bought) {
    await saveMembership(trx, holder, bought);
    if (bought.endsAt !== null) await notifyPaid(trx, { ...about, endsAt: bought.endsAt + still });
    return;
  }
  log.warn({ payment: payment.id, account: accountId }, 'a membership was paid for nothing');
  await refundExcess(trx, { proposalId: null, paymentId: payment.id, amount, now });
  if (!holder.deleted) await notifyRefunded(trx, about);
}
