import type { FastifyBaseLogger } from 'fastify';
import type { ProviderPayment } from '#server/adapters/payments/port.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { settleChargebacks, settleRecovered } from '#server/features/chargebacks/index.ts';
import { paymentByProviderId } from './queries.ts';
import { settleMembership } from './settle-membership.ts';
import { settleProject } from './settle-project.ts';
import { settleRefunds } from './settle-refunds.ts';

interface Settled {
  readonly status: ProviderPayment['status'];
  readonly understood: boolean;
}

/**
 * Asks the provider for a payment's status and applies it, once. The person's return, the webhook and the clock
 * all call it, in any order and any number of times (decisions §5).
 * Answers the provider's status, and whether all that it says is understood; null for a payment that is not ours.
 */
export async function settle(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'config'>,
  providerId: string,
  log: FastifyBaseLogger,
): Promise<Settled | null> {
  const known = await paymentByProviderId(services.db, providerId);
  if (!known) return null;
  const truth = await services.payments.getPayment(providerId);
  // What is paid may have been given back, by us or at the provider.
  const after = known.settled_at === null ? null : await afterwards(services, providerId);
  const understood = await inTransaction(services.db, async (trx) => {
    const now = services.clock();
    await apply(trx, truth, now, log);
    if (!after) return true;
    await settleRecovered(trx, known, after.disputes, now);
    await settleRefunds(trx, known, after.refunds, now);
    return settleChargebacks(trx, known, after, now);
  });
  return { status: truth.status, understood };
}

/** What happened to a payment since it was paid. */
async function afterwards({ payments }: Pick<Services, 'payments'>, providerId: string) {
  // Asked first: a refund made of what a bank gives back is never heard of before that.
  const refunds = await payments.refundsOf(providerId);
  const [disputes, warnings] = await Promise.all([
    payments.disputesOf(providerId),
    payments.warningsOf(providerId),
  ]);
  return { refunds, disputes, warnings };
}

/** A payment's subject never changes, so it can be looked up before locking. */
async function apply(trx: Trx, truth: ProviderPayment, now: Date, log: FastifyBaseLogger) {
  const known = await paymentByProviderId(trx, truth.id);
  if (!known) return;
  if (known.proposal_id !== null) await settleProject(trx, known.proposal_id, truth, now, log);
  else await settleMembership(trx, known.account_id, truth, now, log);
}
