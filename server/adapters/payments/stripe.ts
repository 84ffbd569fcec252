import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { centavos } from '#domain/money.ts';
import type { StripeConfig } from '#server/config.ts';
import {
  type Authentication,
  type PaymentProvider,
  type ProviderBalanceMovement,
  type ProviderDispute,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderPayout,
  type ProviderRefund,
  ProviderRefused,
  ProviderUnreachable,
} from './port.ts';

/** The payment provider, through Stripe's own library. */
export function stripePayments(config: StripeConfig): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    ...addressOf(config.apiBase),
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
  });
  return {
    browser: { publicKey: config.publicKey, script: config.script ?? '' },
    async createPayment({ amount, description, metadata, authentication, idempotencyKey }) {
      const create = (key: string) =>
        stripe.paymentIntents.create(
          {
            amount,
            currency: 'mxn',
            description,
            metadata,
            // Named here, not left to a switch at the provider (4 §A).
            allowed_payment_method_types: ['card'],
            automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
            payment_method_options: cardOptions(authentication),
          },
          { idempotencyKey: key },
        );
      const intent = await reach(() =>
        create(idempotencyKey).catch((error: unknown) => {
          if (!isBreakdownOfBefore(error)) throw error;
          // Whatever came of it can be paid by nobody: its secret was never told.
          return create(anotherKey(idempotencyKey));
        }),
      );
      return toPayment(intent);
    },
    async getPayment(id) {
      const expand = ['latest_charge'];
      return toPayment(await reach(() => stripe.paymentIntents.retrieve(id, { expand })));
    },
    async askToAuthenticate(id) {
      const payment_method_options = cardOptions('any');
      return toPayment(
        await reach(() =>
          stripe.paymentIntents.update(id, { payment_method_options }).catch((error: unknown) => {
            // Paid, cancelled or with the bank already: its present state says which.
            if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
            return stripe.paymentIntents.retrieve(id);
          }),
        ),
      );
    },
    async cancelPayment(id) {
      return toPayment(
        await reach(() =>
          stripe.paymentIntents.cancel(id).catch((error: unknown) => {
            // Already paid, cancelled or processing: its present state says which.
            if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
            return stripe.paymentIntents.retrieve(id);
          }),
        ),
      );
    },
    async refund({ paymentId, amount, key }) {
      const wanted = { payment_intent: paymentId, amount, metadata: { refund: key } };
      // Stripe forgets idempotency keys after a day but keeps its refunds, so look for an earlier one
      // first.
      const ask = async (keyOf: (attempt: string) => string): Promise<Stripe.Refund> => {
        const earlier = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
        const known = earlier.data.filter(({ metadata }) => metadata?.refund === key);
        const pending = known.find(({ status }) => status !== 'failed' && status !== 'canceled');
        if (pending) return pending;
        // One more attempt per failed refund, however many requests ask for it at once.
        const idempotencyKey = keyOf(known.length === 0 ? key : `${key}:${known.length}`);
        return stripe.refunds.create(wanted, { idempotencyKey });
      };
      const refund = await reach(() =>
        ask((attempt) => attempt).catch((error: unknown) => {
          if (!isBreakdownOfBefore(error)) throw error;
          // It is over, so what came of it is in the list by now.
          return ask(anotherKey);
        }),
      );
      return toRefund(refund);
    },
    async refundsOf(paymentId) {
      const listed: ProviderRefund[] = [];
      await reach(async () => {
        for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))
          listed.push(toRefund(refund));
      });
      return listed.reverse();
    },
    async disputesOf(paymentId) {
      const listed: ProviderDispute[] = [];
      await reach(async () => {
        for await (const dispute of stripe.disputes.list({ payment_intent: paymentId, limit: 100 }))
          listed.push(toDispute(dispute));
      });
      return listed.reverse();
    },
    async warningsOf(paymentId) {
      const { data } = await reach(() =>
        stripe.radar.earlyFraudWarnings.list({ payment_intent: paymentId, limit: 100 }),
      );
      return data.map(({ id, fraud_type }) => ({ id, kind: fraud_type }));
    },
    async submitEvidence(disputeId, evidence, service) {
      const file = service && { data: service, name: 'trabajo.jpg', type: 'image/jpeg' };
      const shown =
        file && (await reach(() => stripe.files.create({ purpose: 'dispute_evidence', file })));
      await reach(() =>
        stripe.disputes.update(disputeId, {
          evidence: { ...evidence, ...(shown && { service_documentation: shown.id }) },
          submit: true,
        }),
      );
    },
    async *eventsSince(since) {
      for await (const events of pages(since, (params) => stripe.events.list(params)))
        yield events.map(toEvent);
    },
    async *movementsSince(since) {
      const expand = ['data.source'];
      const list = (params: Stripe.PaginationParams) =>
        stripe.balanceTransactions.list({ ...params, expand });
      for await (const movements of pages(since, list)) yield movements.map(toMovement);
    },
    async balance() {
      const { available, pending } = await reach(() => stripe.balance.retrieve());
      const sums = [...available, ...pending].filter(({ currency }) => currency === 'mxn');
      return centavos(sums.reduce((sum, { amount }) => sum + amount, 0));
    },
    async getPayout(id) {
      return toPayout(await reach(() => stripe.payouts.retrieve(id)));
    },
    readEvent(body, signature) {
      try {
        return toEvent(stripe.webhooks.constructEvent(body, signature, config.webhookSecret));
      } catch {
        return null;
      }
    },
  };
}

const cardOptions = (authentication: Authentication) => ({
  card: { request_three_d_secure: authentication },
});

/** Whether Stripe answers again, by its key, that it broke down before: by that key it always will. */
const isBreakdownOfBefore = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAPIError &&
  error.headers?.['idempotent-replayed'] === 'true';

const anotherKey = (key: string): string => `${key}:${randomUUID()}`;

/** The pages of a list, the newest first. */
async function* pages<T extends { id: string }>(
  since: Date | null,
  list: (params: Stripe.PaginationParams & { created?: Stripe.RangeQueryParam }) => Promise<{
    data: T[];
    has_more: boolean;
  }>,
): AsyncGenerator<T[]> {
  const created = since && { gte: Math.floor(since.getTime() / 1000) };
  let after: string | undefined;
  do {
    const page = await reach(() =>
      list({
        limit: 100,
        ...(created && { created }),
        ...(after !== undefined && { starting_after: after }),
      }),
    );
    yield page.data;
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after !== undefined);
}

function addressOf(apiBase: string | null): Stripe.StripeConfig {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' };
}

async function reach<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError
    )
      throw new ProviderUnreachable(error.message, { cause: error });
    // The error's status describes our request to Stripe, not the person's request to us.
    if (error instanceof Stripe.errors.StripeError)
      throw new ProviderRefused(`Stripe refused: ${error.type} ${error.code ?? ''}`, {
        cause: error,
      });
    throw error;
  }
}

const toPayment = (intent: Stripe.PaymentIntent): ProviderPayment => ({
  id: intent.id,
  clientSecret: intent.client_secret ?? '',
  amount: centavos(intent.amount),
  received: centavos(intent.amount_received),
  status: intent.status as ProviderPayment['status'],
  card: cardOf(intent),
  failure: intent.last_payment_error?.message ?? null,
});

function cardOf({ latest_charge }: Stripe.PaymentIntent): ProviderPayment['card'] {
  if (latest_charge === null || typeof latest_charge === 'string') return null;
  const card = latest_charge.payment_method_details?.card;
  if (!card?.last4) return null;
  return { brand: card.brand ?? '', last4: card.last4, fingerprint: card.fingerprint ?? null };
}

const toRefund = ({ id, amount, status, metadata }: Stripe.Refund): ProviderRefund => ({
  id,
  amount: centavos(amount),
  status: (status ?? 'pending') as ProviderRefund['status'],
  key: metadata?.['refund'] ?? null,
});

const toDispute = (dispute: Stripe.Dispute): ProviderDispute => ({
  id: dispute.id,
  amount: centavos(dispute.amount),
  reason: dispute.reason,
  status: dispute.status,
  dueAt: dispute.evidence_details.due_by ? new Date(dispute.evidence_details.due_by * 1000) : null,
  handedIn: dispute.evidence_details.submission_count > 0,
  movements: dispute.balance_transactions.map(moneyOf),
});

const moneyOf = ({ id, amount, fee, fee_details }: Stripe.BalanceTransaction) => ({
  id,
  amount: centavos(amount),
  fee: centavos(fee),
  tax: centavos(
    fee_details.reduce((sum, detail) => sum + (detail.type === 'tax' ? detail.amount : 0), 0),
  ),
});

const toMovement = (transaction: Stripe.BalanceTransaction): ProviderBalanceMovement => {
  const { source } = transaction;
  return {
    ...moneyOf(transaction),
    type: transaction.type,
    category: transaction.reporting_category,
    source: typeof source === 'string' ? source : (source?.id ?? null),
    paymentId: source === null || typeof source === 'string' ? null : paymentOf(source),
    currency: transaction.currency,
    createdAt: new Date(transaction.created * 1000),
  };
};

const toPayout = ({
  id,
  amount,
  status,
  arrival_date,
  trace_id,
}: Stripe.Payout): ProviderPayout => ({
  id,
  amount: centavos(amount),
  status: status as ProviderPayout['status'],
  arrivesAt: new Date(arrival_date * 1000),
  trace: trace_id?.value ?? null,
});

const toEvent = (event: Stripe.Event): ProviderEvent => ({
  id: event.id,
  type: event.type,
  paymentId: paymentOf(event.data.object),
  ofBalance: /^(payout|balance)\./.test(event.type),
  createdAt: new Date(event.created * 1000),
  payload: event,
});

interface Subject {
  readonly id?: string;
  readonly object?: string;
  readonly payment_intent?: string | { readonly id: string } | null;
}

/** The payment that an event's object is, or is of: charges, refunds, disputes and early fraud warnings name theirs. */
function paymentOf({ object, id, payment_intent: of }: Subject): string | null {
  if (object === 'payment_intent') return id ?? null;
  return typeof of === 'string' ? of : (of?.id ?? null);
}
