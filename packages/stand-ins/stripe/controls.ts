import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http.ts';
import { balance, makeAvailable } from './balance.ts';
import { paidCharge } from './charges.ts';
import type { Context } from './context.ts';
import { type Deliveries, type Mode, modes } from './deliveries.ts';
import { decideDispute, escalateDispute, openDispute, tellDispute } from './disputes.ts';
import { invalidRequest, missing, StripeError } from './errors.ts';
import { overview } from './overview.ts';
import { createPayout, resolvePayout } from './payouts.ts';
import { type Fault, faultKinds, type Faults } from './faults.ts';
import { createIntent } from './payment-intents.ts';
import { testCards } from './test-cards.ts';
import { resolveRefund } from './refund-outcomes.ts';
import { createRefund } from './refunds.ts';
import { newId, type Store } from './store.ts';
import { type DisputeStatus, type RefundStatus, refundStatuses } from './types.ts';
import { warnOfFraud } from './warnings.ts';

export type Controls = {
  context: Context;
  deliveries: Deliveries;
  faults: Faults;
  /** How long a payment stays in `processing`; 0 settles at once. */
  setProcessingTime(ms: number): void;
  setRefundStatus(status: RefundStatus): void;
};

type Body = Record<string, unknown>;
type Control = (controls: Controls, body: Body, id: string) => object | Promise<object>;

/** What tests can do to the stand-in. */
const known: Record<string, Control> = {
  'GET /_control/events': ({ context }) => ({ events: events(context.store) }),
  /** `{ type }`: something happens that is about no payment. */
  'POST /_control/events': ({ context }, body) => {
    const type = word(body, 'type');
    const object = { id: newId('obj'), object: type.split('.')[0] };
    context.emit(type, object);
    return object;
  },
  /** `{ amount, description? }` charges a card as somebody does in the dashboard. */
  'POST /_control/charges': ({ context }, body) =>
    createIntent(context, {
      amount: String(whole(body, 'amount') ?? ''),
      currency: 'mxn',
      confirm: 'true',
      payment_method: 'pm_card_visa',
      ...(body.description !== undefined && { description: word(body, 'description') }),
    }),
  'GET /_control/webhooks': ({ deliveries }) => ({ mode: deliveries.mode }),
  'POST /_control/webhooks': ({ deliveries }, body) => {
    deliveries.setMode(oneOf(body, 'mode', modes) as Mode);
    return { mode: body.mode };
  },
  'POST /_control/webhooks/flush': ({ deliveries }) => deliveries.flush(),
  'GET /_control/payments': ({ context, deliveries, faults }) => ({
    ...overview(context),
    faults: faults.list(),
    refund_status: context.refundStatus,
    webhooks: deliveries.mode,
    cards: testCards,
  }),
  'POST /_control/payments': ({ setProcessingTime }, body) => {
    const processing_ms = Number(body.processing_ms) || 0;
    setProcessingTime(processing_ms);
    return { processing_ms };
  },
  /** `{ payment_intent, amount }` refunds as somebody does in the dashboard; `{ status }` is that of new refunds. */
  'POST /_control/refunds': ({ context, setRefundStatus }, body) => {
    if (body.payment_intent !== undefined) {
      const amount = whole(body, 'amount');
      return createRefund(context, {
        payment_intent: word(body, 'payment_intent'),
        ...(amount !== undefined && { amount: String(amount) }),
      });
    }
    setRefundStatus(oneOf(body, 'status', refundStatuses) as RefundStatus);
    return { status: body.status };
  },
  /** A refund that is under way ends, or one that had succeeded fails. */
  'POST /_control/refunds/:id': ({ context }, body, id) =>
    resolveRefund(
      context,
      context.store.refunds.get(id) ?? none('refund', id),
      oneOf(body, 'status', ['succeeded', 'failed', 'canceled']),
      body.failure_reason === undefined ? undefined : word(body, 'failure_reason'),
    ),
  /** `{ payment_intent, reason?, amount?, due_in_days?, inquiry? }`; `due_in_days` is null for no deadline. */
  'POST /_control/disputes': ({ context }, body) =>
    openDispute(context, paidCharge(context, word(body, 'payment_intent')), {
      reason: body.reason === undefined ? undefined : word(body, 'reason'),
      amount: whole(body, 'amount'),
      dueInDays: daysOf(body.due_in_days),
      inquiry: body.inquiry === true,
    }),
  'POST /_control/disputes/:id/escalate': ({ context }, _, id) =>
    escalateDispute(context, context.store.disputes.get(id) ?? none('dispute', id)),
  'POST /_control/disputes/:id/close': ({ context }, body, id) =>
    decideDispute(
      context,
      context.store.disputes.get(id) ?? none('dispute', id),
      oneOf(body, 'status', ['won', 'lost']) === 'won',
    ),
  /** `{ status }`: Stripe tells that a dispute stands there, in any word, and moves nothing. */
  'POST /_control/disputes/:id': ({ context }, body, id) =>
    tellDispute(
      context,
      context.store.disputes.get(id) ?? none('dispute', id),
      word(body, 'status') as DisputeStatus,
    ),
  'POST /_control/early_fraud_warnings': ({ context }, body) =>
    warnOfFraud(context, paidCharge(context, word(body, 'payment_intent'))),
  /** Time passes for what is pending. */
  'POST /_control/balance/available': ({ context }) => {
    makeAvailable(context);
    return balance(context);
  },
  /** `{ amount? }`: that, or all that there is, pending or not, as an automatic payout takes it. */
  'POST /_control/payouts': ({ context }, body) => createPayout(context, whole(body, 'amount')),
  /** `{ status, arrived? }`: what is paid has arrived by now, or at that second. */
  'POST /_control/payouts/:id': ({ context }, body, id) =>
    resolvePayout(context, context.store.payouts.get(id) ?? none('payout', id), {
      paid: oneOf(body, 'status', ['paid', 'failed']) === 'paid',
      arrived: whole(body, 'arrived'),
    }),
  'GET /_control/faults': ({ faults }) => ({ faults: faults.list() }),
  /** `{ match: 'POST /v1/refunds', kind, times?, ms? }`; without a `match` nothing goes wrong any more. */
  'POST /_control/faults': ({ faults }, body) => {
    if (body.match === undefined) faults.clear();
    else {
      faults.add({
        match: word(body, 'match'),
        kind: oneOf(body, 'kind', faultKinds) as Fault['kind'],
        times: whole(body, 'times') ?? 1,
        ms: whole(body, 'ms') ?? 1000,
      });
    }
    return { faults: faults.list() };
  },
};

const matchers = Object.entries(known).map(([name, control]) => ({
  pattern: new RegExp(`^${name.replace(':id', '([^/]+)')}$`),
  control,
}));

/** Not part of Stripe: with these calls tests control the stand-in. Bodies are JSON. */
export async function answerControl(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  controls: Controls,
): Promise<void> {
  const asked = `${request.method} ${path}`;
  const body = await readJson(request);
  for (const { pattern, control } of matchers) {
    const match = pattern.exec(asked);
    if (!match) continue;
    try {
      const reply = await control(controls, body, match[1] ?? '');
      controls.context.store.commit();
      return send(response, 200, reply);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return send(response, error.status, { error: error.message });
    }
  }
  return send(response, 404, { error: `No control ${asked}` });
}

function events(store: Store): object[] {
  return store.events
    .values()
    .map((event) => {
      const { status, attempts, last_status } = store.deliveries.get(event.id) ?? {};
      const { id, type, created } = event;
      return { id, type, created, object: event.data.object, status, attempts, last_status };
    })
    .reverse();
}

function word(body: Body, name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw invalidRequest(`${name} is a text`);
}

function whole(body: Body, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || Number.isInteger(value)) return value as number | undefined;
  throw invalidRequest(`${name} is a whole number`);
}

/** Days until a deadline; null for none. */
function daysOf(value: unknown): number | null | undefined {
  return value === undefined || value === null ? value : Number(value);
}

function oneOf(body: Body, name: string, values: readonly string[]): string {
  const value = body[name];
  if (typeof value === 'string' && values.includes(value)) return value;
  throw invalidRequest(`${name} is one of ${values.join(', ')}`);
}

function none(what: string, id: string): never {
  throw missing(what, id);
}

async function readJson(request: IncomingMessage): Promise<Body> {
  try {
    return JSON.parse(await readBody(request)) as Body;
  } catch {
    return {};
  }
}

function send(response: ServerResponse, status: number, reply: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(reply));
}
