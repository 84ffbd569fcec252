import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/context.ts';
import { paymentByProviderId } from './queries.ts';
import { settle } from './settle.ts';

type Payment = NonNullable<Awaited<ReturnType<typeof paymentByProviderId>>>;
type ReturnQuery = Readonly<Record<string, unknown>>;

/** A URL to which the provider sends people back. */
interface Return {
  readonly at: string;
  /** The page without a `redirect`. */
  readonly page: string;
  /** Whether the payment matches the URL. */
  readonly fits: (payment: Payment, query: ReturnQuery) => boolean;
}

const RETURNS: readonly Return[] = [
  {
    at: '/stripe/confirm_project',
    page: '/chat/view',
    fits: ({ proposal_id }, query) =>
      proposal_id !== null &&
      (query.proposal_id === undefined || String(proposal_id) === query.proposal_id),
  },
  {
    at: '/stripe/confirm_membership',
    page: '/profesional/membresia/ty',
    fits: ({ nivel }, query) =>
      nivel !== null && (query.level === undefined || String(nivel) === query.level),
  },
];

/**
 * Where the provider sends people back after paying (1 §7, 2 §4): settles the payment and redirects to `redirect`
 * with `payment_status`. The URL is not trusted: it only says which payment to look up at the provider.
 */
export function mountPaymentReturn(api: FastifyInstance, services: Services): void {
  for (const { at, page, fits } of RETURNS)
    api.get<{ Querystring: ReturnQuery }>(at, async ({ query, log }, reply) => {
      const { redirect, payment_intent: providerId } = query;
      let status: string | null = null;
      try {
        const payment =
          typeof providerId === 'string'
            ? await paymentByProviderId(services.db, providerId)
            : undefined;
        // Nothing is revealed about unknown or other payments.
        if (payment?.id_payment && fits(payment, query))
          status = await settle(services, payment.id_payment, log);
      } catch (error) {
        // People who have just paid get their page even if something is down: the webhook or the clock will
        // settle the payment.
        log.error({ err: error }, 'payment not settled on return');
        status = 'processing';
      }
      return reply.redirect(backTo(redirect, page, status ?? 'unknown'), 303);
    });
}

const NOWHERE = 'http://own.invalid';

/** The path of one of our pages with the payment's status, never another site's URL. */
function backTo(redirect: unknown, page: string, status: string): string {
  const target = ownPage(redirect) ?? new URL(page, NOWHERE);
  target.searchParams.set('payment_status', status);
  return `${target.pathname}${target.search}`;
}

function ownPage(redirect: unknown): URL | null {
  if (typeof redirect !== 'string' || !redirect.startsWith('/')) return null;
  const url = URL.canParse(redirect, NOWHERE) ? new URL(redirect, NOWHERE) : null;
  // Resolving can leave two leading slashes (`/.//site`), which a browser reads as a host.
  return url?.origin === NOWHERE && !url.pathname.startsWith('//') ? url : null;
}
