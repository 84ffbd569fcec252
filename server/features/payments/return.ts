import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
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
          status = (await settle(services, payment.id_payment, log))?.status ?? null;
      } catch (error) {
        // People who have just paid get their page even if something is down: the webhook or the clock will
        // settle the payment.
        log.error({ err: error }, 'payment not settled on return');
        status = 'processing';
      }
      const target = backTo(services.config, redirect, page, status ?? 'unknown');
      return reply.redirect(target, 303);
    });
}

type Origins = Pick<Config, 'origin' | 'allowedOrigins'>;

/** The page with the payment's status: a path of ours, or an allowed site's URL; never any other site's. */
function backTo(origins: Origins, redirect: unknown, page: string, status: string): string {
  const target = allowedPage(origins, redirect) ?? new URL(page, origins.origin);
  target.searchParams.set('payment_status', status);
  return target.origin === origins.origin ? `${target.pathname}${target.search}` : target.href;
}

/** A path, or a whole URL of our origin or an allowed one (4 §H). */
function allowedPage({ origin, allowedOrigins }: Origins, redirect: unknown): URL | null {
  if (typeof redirect !== 'string' || !/^(\/|https?:\/\/)/.test(redirect)) return null;
  const url = URL.parse(redirect, origin);
  // Resolving can leave two leading slashes (`/.//site`), which a browser reads as a host.
  if (!url || url.pathname.startsWith('//')) return null;
  return [origin, ...allowedOrigins].includes(url.origin) ? url : null;
}
