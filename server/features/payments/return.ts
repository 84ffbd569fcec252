import type { FastifyInstance } from 'fastify';
import { ProviderUnreachable } from '#server/adapters/payments/port.ts';
import type { Services } from '#server/context.ts';
import { paymentByProviderId } from './queries.ts';
import { settle } from './settle.ts';

interface ReturnQuery {
  redirect?: unknown;
  proposal_id?: unknown;
  payment_intent?: unknown;
}

/**
 * Where the provider sends people back after paying (1 §7): settles, and goes on to `redirect` with
 * `payment_status`. Nothing in the address is believed: it only says which payment to ask about.
 */
export function mountPaymentReturn(api: FastifyInstance, services: Services): void {
  api.get<{ Querystring: ReturnQuery }>('/stripe/confirm_project', async (request, reply) => {
    const { redirect, proposal_id, payment_intent } = request.query;
    let status = '';
    if (typeof payment_intent === 'string') {
      const payment = await paymentByProviderId(services.db, payment_intent);
      const mismatch = proposal_id !== undefined && String(payment?.proposal_id) !== proposal_id;
      if (payment && !mismatch)
        try {
          status = (await settle(services, payment_intent, request.log)) ?? '';
        } catch (error) {
          if (!(error instanceof ProviderUnreachable)) throw error;
          // The webhook or the clock will settle it; the person sees that it is on its way.
          request.log.error({ err: error }, 'payment provider unreachable on return');
          status = 'processing';
        }
    }
    const target = new URL(safePath(redirect), services.config.origin);
    target.searchParams.set('payment_status', status || 'unknown');
    return reply.redirect(`${target.pathname}${target.search}${target.hash}`, 303);
  });
}

/** Only a path of our own pages: never another site's address. */
function safePath(redirect: unknown): string {
  if (typeof redirect !== 'string' || !/^\/(?![/\\])/.test(redirect)) return '/chat/view';
  const target = new URL(redirect, 'http://own.invalid');
  return target.origin === 'http://own.invalid'
    ? `${target.pathname}${target.search}`
    : '/chat/view';
}
