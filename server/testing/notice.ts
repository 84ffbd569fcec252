import type { TestApp } from './app.ts';

interface Notice {
  readonly payload: string;
  readonly signature: string;
}

/** A notice as the provider signs it, about a payment as the provider knows it. */
export async function noticeOf(
  test: TestApp,
  intent: string,
  type: string,
  { secret, at }: { secret?: string; at?: number } = {},
): Promise<Notice> {
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

export const deliverNotice = (test: TestApp, { payload, signature }: Notice) =>
  test.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
