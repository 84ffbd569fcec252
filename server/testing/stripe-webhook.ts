import type { TestApp } from './app.ts';

interface SignedWebhook {
  readonly payload: string;
  readonly signature: string;
}

/** A webhook signed like the provider's, with the payment in its present state. */
export async function signedWebhook(
  test: TestApp,
  intent: string,
  type: string,
  { secret, at }: { secret?: string; at?: number } = {},
): Promise<SignedWebhook> {
  const payload = JSON.stringify({
    id: `evt_${Math.random().toString(36).slice(2)}`,
    object: 'event',
    type,
    data: { object: await test.stripe.paymentIntents.retrieve(intent) },
  });
  const signature = test.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: secret ?? test.standIns.stripe.webhookSecret,
    ...(at && { timestamp: at }),
  });
  return { payload, signature };
}

export const deliverWebhook = (test: TestApp, { payload, signature }: SignedWebhook) =>
  test.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
