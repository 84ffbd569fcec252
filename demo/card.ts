import Stripe from 'stripe';
import type { StripeConfig } from '#server/config.ts';

/** The provider's own test card; it exists only where no money does. */
const TEST_CARD = 'pm_card_visa';

/** Confirms payments at the provider as the browser's card form would. */
export function testCard({ apiBase, secretKey }: StripeConfig) {
  const address = apiBase ? new URL(apiBase) : null;
  const stripe = new Stripe(secretKey, {
    ...(address && {
      host: address.hostname,
      port: address.port,
      protocol: address.protocol === 'http:' ? 'http' : 'https',
    }),
    telemetry: false,
  });
  return async (paymentId: string): Promise<void> => {
    await stripe.paymentIntents.confirm(paymentId, {
      payment_method: TEST_CARD,
      return_url: 'https://example.com/',
    });
  };
}
