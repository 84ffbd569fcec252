import Stripe from 'stripe';
import { testCard } from '#demo/card.ts';
import { productUrl } from './product.ts';

/** The address and keys of the running product's Stripe. */
async function provider(origin = productUrl()) {
  const answer = await fetch(`${origin}/_dev/config.json`);
  const { stripe } = (await answer.json()) as { stripe: { api_base: string; secret_key: string } };
  return stripe;
}

/** The running product's Stripe through its official library. */
async function atProvider(): Promise<Stripe> {
  const { api_base, secret_key } = await provider();
  const { hostname, port } = new URL(api_base);
  return new Stripe(secret_key, { host: hostname, port, protocol: 'http' });
}

/** Pays with a test card, and returns to the product as a browser would. */
export async function payByCard(intent: string, card?: string): Promise<void> {
  const { api_base: apiBase, secret_key: secretKey } = await provider();
  await testCard({ apiBase, secretKey, publicKey: '', webhookSecret: '', script: null })(
    intent,
    card,
  );
  const { metadata } = await (await atProvider()).paymentIntents.retrieve(intent);
  const address = metadata.membership ? 'confirm_membership' : 'confirm_project';
  const query = new URLSearchParams({ redirect: '/chat/view', payment_intent: intent });
  await fetch(`${productUrl()}/api/stripe/${address}?${query}`, { redirect: 'manual' });
}

/** Delivers all pending webhook events to the product. */
export async function deliverEvents(origin: string): Promise<void> {
  const { api_base } = await provider(origin);
  const pending = async () => {
    const answer = await fetch(`${api_base}/_control/events`);
    const { events } = (await answer.json()) as { events: { status: string }[] };
    return events.some(({ status }) => status === 'pending');
  };
  while (await pending()) await fetch(`${api_base}/_control/webhooks/flush`, { method: 'POST' });
}

/** Sets the status of all further refunds. */
export async function setRefundStatus(status: 'succeeded' | 'failed'): Promise<void> {
  const { api_base } = await provider();
  const body = JSON.stringify({ status });
  await fetch(`${api_base}/_control/refunds`, { method: 'POST', body });
}

/** The refunded amounts of a project's payments, in centavos. */
export const refundedOf = async (proposalId: number): Promise<number[]> =>
  (await refundsAtProvider(proposalId)).map(({ amount }) => amount);

/** The status of each refund of a project's payments. */
export const refundsOf = async (proposalId: number): Promise<(string | null)[]> =>
  (await refundsAtProvider(proposalId)).map(({ status }) => status);

async function refundsAtProvider(proposalId: number): Promise<Stripe.Refund[]> {
  const stripe = await atProvider();
  const { data: intents } = await stripe.paymentIntents.list({ limit: 100 });
  const ours = intents.filter(({ metadata }) => metadata.proposal === String(proposalId));
  const refunds = await Promise.all(
    ours.map(({ id }) => stripe.refunds.list({ payment_intent: id })),
  );
  return refunds.flatMap(({ data }) => data);
}
