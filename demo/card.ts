import Stripe from 'stripe';
import type { StripeConfig } from '#server/config.ts';

/** The provider's own test cards, which work only in its test mode. */
const TEST_CARD = 'pm_card_visa';
/** That of professionals: nobody is paid with a card of their own (4 §I). */
export const PROFESSIONALS_CARD = 'pm_card_mastercard';

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
  return async (paymentId: string, card: string = TEST_CARD): Promise<void> => {
    await stripe.paymentIntents.confirm(paymentId, {
      payment_method: card,
      return_url: 'https://example.com/',
    });
  };
}
