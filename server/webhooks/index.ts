import type { FastifyInstance } from 'fastify';
import { fail } from '#server/calls/failure.ts';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { takeFact } from '#server/features/payments/index.ts';
import { mountWhatsAppWebhook } from './whatsapp.ts';

/**
 * The providers' webhooks. For payments: verify, store, enqueue, then acknowledge. The content is not
 * trusted: the job asks the provider for the present state, so order and repetition do not matter.
 */
export function mountWebhooks(api: FastifyInstance, services: Services): void {
  void api.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/stripe/webhook', async (request) => {
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body))
        return fail('webhook_signature');
      const event = services.payments.readEvent(request.body, signature);
      if (!event) return fail('webhook_signature');
      await inTransaction(services.db, (trx) => takeFact(trx, event, services.clock()));
      return { mensaje: 'success' };
    });
    mountWhatsAppWebhook(scope, services);
  });
}
