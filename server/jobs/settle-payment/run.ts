import { settle } from '#server/features/payments/index.ts';
import { runs } from '../queue.ts';
import { settlePayment } from './definition.ts';

export const settlePaymentJob = runs(settlePayment, async ({ providerId, event }, context) => {
  const { services, log } = context;
  await settle(services, providerId, log);
  if (event)
    await services.db
      .updateTable('webhook_event')
      .set({ handled_at: services.clock() })
      .where('id', '=', event)
      .execute();
});
