import { inTransaction } from '#server/db/transaction.ts';
import { dueRefunds } from '#server/features/refunds/index.ts';
import { reconcilePayments, sendRefund, settlePayment } from '#server/jobs/kinds.ts';
import { enqueue, runs } from '#server/jobs/queue.ts';
import { settle } from './settle.ts';

const MINUTE = 60_000;
const OLDEST = 7 * 24 * 60 * MINUTE;
const MOST = 200;

/** Every 5 minutes: checks open payments without recent news, and requests refunds that are due. */
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
        .where('created_at', '>', new Date(now - OLDEST))
        .orderBy('updated_at')
        .limit(MOST)
        .execute();
      for (const { id, id_payment: providerId } of silent)
        if (providerId)
          await enqueue(trx, settlePayment, { providerId, event: null }, { key: `settle:${id}` });
      for (const { id } of await dueRefunds(trx, new Date(now), MOST))
        await enqueue(trx, sendRefund, { id }, { key: `refund:${id}` });
    });
  },
  '*/5 * * * *',
);

const settlePaymentJob = runs(settlePayment, async ({ providerId, event }, context) => {
  const { services, log } = context;
  await settle(services, providerId, log);
  if (event)
    await services.db
      .updateTable('webhook_event')
      .set({ handled_at: services.clock() })
      .where('id', '=', event)
      .execute();
});

/** The job runners of this noun, by the kind's name. */
export const jobs = { reconcilePayments: reconcilePaymentsJob, settlePayment: settlePaymentJob };
