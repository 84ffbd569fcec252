import type { FastifyInstance } from 'fastify';
import { fail } from '#server/calls/failure.ts';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  recordDeliveries,
  recordReplies,
  recordTemplates,
} from '#server/features/notifications/index.ts';

const ADDRESS = '/whatsapp/webhook';
/** The provider sends up to a thousand deliveries in one webhook. */
const NOTICE_MAX_BYTES = 3 * 1024 * 1024;

/**
 * Receives WhatsApp's deliveries, news of templates and answers of people. Unlike with payments there is no way to ask for the present state, so its
 * signature must do. The body is not stored: it contains people's phones.
 */
export function mountWhatsAppWebhook(scope: FastifyInstance, services: Services): void {
  scope.get<{ Querystring: Record<string, unknown> }>(ADDRESS, ({ query }, reply) => {
    const { 'hub.mode': mode, 'hub.verify_token': word, 'hub.challenge': challenge } = query;
    const asked = mode === 'subscribe' && typeof word === 'string' && typeof challenge === 'string';
    if (!asked || !services.whatsapp.isVerifyToken(word)) return fail('webhook_signature');
    return reply.type('text/plain; charset=utf-8').send(challenge);
  });

  scope.post(ADDRESS, { bodyLimit: NOTICE_MAX_BYTES }, async ({ headers, body }) => {
    const signature = headers['x-hub-signature-256'];
    if (typeof signature !== 'string' || !Buffer.isBuffer(body)) return fail('webhook_signature');
    const news = services.whatsapp.readWebhook(body, signature);
    if (!news) return fail('webhook_signature');
    const now = services.clock();
    await inTransaction(services.db, async (trx) => {
      await recordDeliveries(trx, news.deliveries, now);
      await recordTemplates(trx, news.templates, now);
      await recordReplies(trx, news.replies, now);
    });
    return { mensaje: 'success' };
  });
}
