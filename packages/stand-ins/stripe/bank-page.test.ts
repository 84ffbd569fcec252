import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStripe } from './index.ts';
import { keys, startStandIn } from './testing.ts';

let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());

async function redirected(payment_method: string) {
  const intent = await standIn.stripe.paymentIntents.create({
    amount: 180_000,
    currency: 'mxn',
    confirm: true,
    payment_method,
    return_url: 'http://localhost:9/regreso?proyecto=7',
  });
  expect(intent.status).toBe('requires_action');
  return { id: intent.id, page: intent.next_action?.redirect_to_url?.url ?? '' };
}

const answer = (page: string, respuesta: string) =>
  fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ respuesta }),
    redirect: 'manual',
  });

test('the bank asks, and authorising leads back with a paid intent', async () => {
  const { id, page } = await redirected('pm_card_threeDSecure2Required');
  const html = await (await fetch(page)).text();
  expect(html).toContain('$1,800.00');
  expect(html).not.toContain('<script');
  const reply = await answer(page, 'autorizar');
  expect(reply.status).toBe(303);
  const back = new URL(reply.headers.get('location') ?? '');
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    proyecto: '7',
    payment_intent: id,
    payment_intent_client_secret: expect.stringContaining(`${id}_secret_`),
    redirect_status: 'succeeded',
  });
  // A second click changes nothing.
  expect((await answer(page, 'rechazar')).headers.get('location')).toBe(back.href);
  expect((await standIn.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
});

test.each([
  ['pm_card_authenticationRequired', 'rechazar', 'payment_intent_authentication_failure'],
  ['pm_card_threeDSecureRequiredChargeDeclined', 'autorizar', 'card_declined'],
])('%s and %s end without a payment', async (card, respuesta, code) => {
  const { id, page } = await redirected(card);
  const reply = await answer(page, respuesta);
  expect(reply.headers.get('location')).toContain('redirect_status=failed');
  expect(await standIn.stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code },
  });
});

test('the page needs the client secret', async () => {
  const { page } = await redirected('pm_card_authenticationRequired');
  expect((await fetch(page.split('?')[0] ?? '')).status).toBe(404);
});

test('works under the path and security headers of another server', async () => {
  const { listener, close } = createStripe(keys);
  const host = createServer((request, response) => {
    response.setHeader('x-frame-options', 'DENY');
    response.setHeader('content-security-policy', "frame-ancestors 'none'");
    listener(request, response);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(host.address() as AddressInfo).port}/_dev/stripe`;
  const reply = await fetch(`${base}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.secretKey}` },
    body: new URLSearchParams({
      amount: '2000',
      currency: 'mxn',
      confirm: 'true',
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://localhost:9/',
    }),
  });
  const { next_action } = (await reply.json()) as {
    next_action: { redirect_to_url: { url: string } };
  };
  expect(next_action.redirect_to_url.url).toContain(`${base}/3ds/pi_`);
  const page = await fetch(next_action.redirect_to_url.url);
  expect(page.headers.get('x-frame-options')).toBeNull();
  expect(page.headers.get('content-security-policy')).not.toContain('frame-ancestors');
  expect((await fetch(`${base}/v3/`)).headers.get('content-type')).toContain('javascript');
  close();
  await new Promise((resolve) => {
    host.close(resolve);
    host.closeAllConnections();
  });
});
