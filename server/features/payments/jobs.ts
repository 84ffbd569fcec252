import { inTransaction } from '#server/db/transaction.ts';
import { dueRefunds, watchedRefunds } from '#server/features/refunds/index.ts';
import {
  reconcilePayments,
  sendRefund,
  settlePayment,
  sweepFacts as sweepFactsKind,
} from '#server/jobs/kinds.ts';
import { enqueue, runs } from '#server/jobs/queue.ts';
import { closeFact, isBeingMade, sweepFacts } from './facts.ts';
import { settle } from './settle.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WEEK = 7 * DAY;
const MOST = 200;

/** Every 5 minutes: asks about open payments without news and refunds that are watched, and requests refunds that are due. */
const reconcilePaymentsJob = runs(
  reconcilePayments,
  async (_payload, { services }) => {
    const now = services.clock().getTime();
    await inTransaction(services.db, async (trx) => {
      const silent = await trx
        .selectFrom('payment')
        .select(['id', 'id_payment'])
        .where('settled_at', 'is', null)
        .where('closed_at', 'is', null)
        .where('id_payment', 'is not', null)
        .where('updated_at', '<', new Date(now - 5 * MINUTE))
        // After a week once a day, for as long as the provider does not call it final.
        .where(({ or, eb }) =>
          or([
            eb('created_at', '>', new Date(now - WEEK)),
            eb('updated_at', '<', new Date(now - DAY)),
          ]),
        )
        .orderBy('updated_at')
        .limit(MOST)
        .execute();
      for (const { id, id_payment: providerId } of silent)
        if (providerId)
          await enqueue(trx, settlePayment, { providerId, event: null }, { key: `settle:${id}` });
      for (const { providerId } of await watchedRefunds(trx, new Date(now), MOST))
        await enqueue(
          trx,
          settlePayment,
          { providerId, event: null },
          { key: `settle:${providerId}` },
        );
      for (const { id } of await dueRefunds(trx, new Date(now), MOST))
        await enqueue(trx, sendRefund, { id }, { key: `refund:${id}` });
    });
  },
  '*/5 * * * *',
);

const settlePaymentJob = runs(settlePayment, async ({ providerId, event }, context) => {
  const { services, log } = context;
  const settled = await settle(services, providerId, log);
  if (event && settled === null && (await isBeingMade(services.db, event)))
    throw new Error('the payment of this fact is not stored yet');
  // What is told in words that nobody knows is not dealt with either.
  const dealtWith = settled?.understood ?? false;
  if (event) await closeFact(services.db, event, { dealtWith, now: services.clock() });
});

/** Every ten minutes: takes the provider's events that never arrived. */
const sweepFactsJob = runs(
  sweepFactsKind,
  (_payload, { services }) => sweepFacts(services),
  '*/10 * * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = {
  reconcilePayments: reconcilePaymentsJob,
  settlePayment: settlePaymentJob,
  sweepFacts: sweepFactsJob,
};
