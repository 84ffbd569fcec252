import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
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
    let status: string | null = null;
    try {
      if (typeof payment_intent === 'string')
        status = await settleReturned(services, payment_intent, proposal_id, request.log);
    } catch (error) {
      // A person who has just paid gets their page and no raw error, whatever is down: the webhook
      // or the clock will settle it.
      request.log.error({ err: error }, 'payment not settled on return');
      status = 'processing';
    }
    return reply.redirect(backTo(redirect, status ?? 'unknown'), 303);
  });
}

/** The provider's status; null for a payment that is not ours, or of another project. */
async function settleReturned(
  services: Services,
  providerId: string,
  proposalId: unknown,
  log: FastifyBaseLogger,
): Promise<string | null> {
  const payment = await paymentByProviderId(services.db, providerId);
  const mismatch = proposalId !== undefined && String(payment?.proposal_id) !== proposalId;
  return payment && !mismatch ? settle(services, providerId, log) : null;
}

const NOWHERE = 'http://own.invalid';

/** A path of our own pages with the payment's status, never another site's address. */
function backTo(redirect: unknown, status: string): string {
  const target = ownPage(redirect) ?? new URL('/chat/view', NOWHERE);
  target.searchParams.set('payment_status', status);
  return `${target.pathname}${target.search}`;
}

function ownPage(redirect: unknown): URL | null {
  if (typeof redirect !== 'string' || !redirect.startsWith('/')) return null;
  const url = URL.canParse(redirect, NOWHERE) ? new URL(redirect, NOWHERE) : null;
  // Resolving can leave two slashes at the front (`/.//site`), which a browser takes for a host.
  return url?.origin === NOWHERE && !url.pathname.startsWith('//') ? url : null;
}
