import Stripe from 'stripe';
import type { StripeConfig } from '#server/config.ts';

/** The provider's own test card, which works only in its test mode. */
const TEST_CARD = 'pm_card_visa';

/** Confirms payments at the provider as the card form in the browser would. */
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
