import { enqueue } from '#server/jobs/queue.ts';
import { reconcilePayments } from '#server/jobs/kinds.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type Action, DONE, SKIP } from '../action.ts';
import { DAY, HOUR } from '../amounts.ts';
import { sendBack, settle, runDueJobs } from '../money.ts';
import type { Model } from '../state.ts';
import type { World } from '../world.ts';

interface Notice {
  readonly id: string;
  /** The payment it is about. */
  readonly intent: string;
  /** Whether it rings the bell; those about charges and refunds do not. */
  readonly rings: boolean;
  readonly payload: string;
}

/** What the provider has said of this sequence's payments, the oldest first. */
async function noticesOf({ test }: World, m: Model): Promise<Notice[]> {
  const known = new Set(m.projects.flatMap(({ payments }) => payments.map(({ intent }) => intent)));
  const { data } = await test.stripe.events.list({ limit: 100 });
  return data.toReversed().flatMap((event) => {
    const { id, object, payment_intent } = event.data.object as unknown as Record<string, string>;
    const rings = object === 'payment_intent';
    const intent = (rings ? id : payment_intent) ?? '';
    const payload = JSON.stringify(event);
    return known.has(intent) ? [{ id: event.id, intent, rings, payload }] : [];
  });
}

/** In order, turned around, each twice at once, only the last, and none that is real. */
const WAYS: Record<string, (notices: Notice[]) => Notice[]> = {
  inOrder: (notices) => notices,
  turnedAround: (notices) => notices.toReversed(),
  twice: (notices) => notices.flatMap((notice) => [notice, notice]),
  onlyTheLast: (notices) => notices.slice(-1),
  forged: (notices) => notices.slice(-1),
};
const wayOf = (a: number): string => Object.keys(WAYS)[a % Object.keys(WAYS).length]!;

const REAL = {};
const FORGERIES = [
  { secret: 'whsec_other' },
  { timestamp: 1_600_000_000 },
  { changed: true },
  { header: 't=1,v1=00' },
] as const;

async function deliver(
  { test }: World,
  { payload }: Notice,
  how: { secret?: string; timestamp?: number; changed?: boolean; header?: string },
): Promise<number> {
  const signed = test.stripe.webhooks.generateTestHeaderString({
    payload: how.changed ? `${payload} ` : payload,
    secret: how.secret ?? test.standIns.stripe.webhookSecret,
    ...(how.timestamp !== undefined && { timestamp: how.timestamp }),
  });
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': how.header ?? signed },
    payload,
  });
  return statusCode;
}

/** The provider's notices arrive, late and in disorder; nothing happens before they are worked off. */
export const ring: Action = {
  weight: 4,
  by: ['client'],
  against: (m) => (m.projects.some(({ payments }) => payments.length > 0) ? [] : [SKIP]),
  apply(m, _p, _turn, { body }) {
    for (const intent of body.rung as string[]) m.rung.add(intent);
  },
  async send(world, m, _p, { a, b }) {
    const way = wayOf(a);
    const notices = WAYS[way]?.(await noticesOf(world, m)) ?? [];
    const how = way === 'forged' ? FORGERIES[b % FORGERIES.length]! : REAL;
    const statuses = await Promise.all(notices.map((notice) => deliver(world, notice, how)));
    const expected = way === 'forged' ? 400 : 200;
    if (statuses.some((status) => status !== expected))
      throw new Error(`notices ${way} were answered ${statuses.join(', ')}`);
    if (way === 'forged') return { code: 'success', body: { rung: [] } };
    const fresh = notices.filter(({ id, rings }) => rings && !world.delivered.has(id));
    for (const { id } of notices) world.delivered.add(id);
    return { code: 'success', body: { rung: fresh.map(({ intent }) => intent) } };
  },
};

export const work: Action = {
  weight: 3,
  by: ['admin'],
  against: () => [],
  apply: runDueJobs,
  async send({ test }) {
    await test.work();
    return DONE;
  },
};

/** What runs every five minutes asks about payments that have been silent for as long. */
export const sweep: Action = {
  weight: 1,
  by: ['admin'],
  against: () => [],
  apply(m) {
    runDueJobs(m);
    for (const p of m.projects)
      for (const payment of p.payments)
        if (payment.heardAt < m.now - HOUR / 12 && payment.createdAt > m.now - 7 * DAY)
          settle(p, payment, m.now);
    sendBack(m);
  },
  async send({ test }) {
    await inTransaction(test.services.db, (trx) => enqueue(trx, reconcilePayments, {}));
    await test.work();
    return DONE;
  },
};
