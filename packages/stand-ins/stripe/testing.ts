import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { createStripe, type StripeOptions } from './index.ts';

export const keys = { secretKey: 'sk_test_stand_in', publicKey: 'pk_test_stand_in' };

/** A stand-in on a free port, with Stripe's own library pointed at it. */
export async function startStandIn(options: Partial<StripeOptions> = {}) {
  const standIn = createStripe({ ...keys, ...options });
  const { url, close } = await standIn.listen();
  return { ...standIn, url, close, stripe: libraryFor(url, keys.secretKey) };
}

export function libraryFor(url: string, key: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Provokes something at the stand-in. */
export async function provoke<T extends object>(
  url: string,
  path: string,
  body: object = {},
): Promise<T> {
  const reply = await fetch(`${url}/_control/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as T & { error?: string };
  if (!reply.ok) throw new Error(answer.error);
  return answer;
}

export const pay = (stripe: Stripe, amount: number, payment_method = 'pm_card_visa') =>
  stripe.paymentIntents.create({ amount, currency: 'mxn', confirm: true, payment_method });

/** The error with which a call is refused. */
export const refusal = (call: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  call.then(
    () => {
      throw new Error('the call should have been refused');
    },
    (error: Stripe.errors.StripeError) => error,
  );

/** The types of what happened since the last look, oldest first. */
export function eventReader(stripe: Stripe) {
  let last: string | undefined;
  return async (): Promise<string[]> => {
    const { data } = await stripe.events.list({
      limit: 100,
      ...(last !== undefined && { ending_before: last }),
    });
    last = data[0]?.id ?? last;
    return data.map(({ type }) => type).reverse();
  };
}

type Received = { payload: string; signature: string };

/** A webhook endpoint that records deliveries and answers with a given status. */
export async function startReceiver(answer: () => number = () => 200) {
  const received: Received[] = [];
  const server = createServer((request, response) => void keep(request, response));
  const keep = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    received.push({
      payload: Buffer.concat(chunks).toString('utf8'),
      signature: String(request.headers['stripe-signature']),
    });
    response.writeHead(answer()).end();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    types: () => received.map(({ payload }) => (JSON.parse(payload) as { type: string }).type),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export async function until(condition: () => boolean, what: string): Promise<void> {
  for (let waited = 0; waited < 5000; waited += 20) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Waited 5 s in vain for ${what}`);
}
