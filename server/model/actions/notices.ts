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
  /** Whether the product reacts to it: notices about charges and refunds are ignored. */
  readonly counts: boolean;
  readonly payload: string;
}

/** The provider's events about this sequence's payments, oldest first. */
async function noticesOf({ test }: World, m: Model): Promise<Notice[]> {
  const known = new Set(m.projects.flatMap(({ payments }) => payments.map(({ intent }) => intent)));
  const { data } = await test.stripe.events.list({ limit: 100 });
  return data.toReversed().flatMap((event) => {
    const { id, object, payment_intent } = event.data.object as unknown as Record<string, string>;
    const counts = object === 'payment_intent';
    const intent = (counts ? id : payment_intent) ?? '';
    const payload = JSON.stringify(event);
    return known.has(intent) ? [{ id: event.id, intent, counts, payload }] : [];
  });
}

/** How notices are delivered: in order, reversed, each twice at once, only the last, or forged. */
const WAYS: Record<string, (notices: Notice[]) => Notice[]> = {
  inOrder: (notices) => notices,
  reversed: (notices) => notices.toReversed(),
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

/** The provider's notices arrive late and in any order; nothing happens until the job handles them. */
export const deliverNotices: Action = {
  weight: 4,
  by: ['client'],
  against: (m) => (m.projects.some(({ payments }) => payments.length > 0) ? [] : [SKIP]),
  apply(m, _p, _attempt, { body }) {
    for (const intent of body.arrived as string[]) m.arrived.add(intent);
  },
  async send(world, m, _p, { a, b }) {
    const way = wayOf(a);
    const notices = WAYS[way]?.(await noticesOf(world, m)) ?? [];
    const how = way === 'forged' ? FORGERIES[b % FORGERIES.length]! : REAL;
    const statuses = await Promise.all(notices.map((notice) => deliver(world, notice, how)));
    const expected = way === 'forged' ? 400 : 200;
    if (statuses.some((status) => status !== expected))
      throw new Error(`notices ${way} were answered ${statuses.join(', ')}`);
    if (way === 'forged') return { code: 'success', body: { arrived: [] } };
    const fresh = notices.filter(({ id, counts }) => counts && !world.delivered.has(id));
    for (const { id } of notices) world.delivered.add(id);
    return { code: 'success', body: { arrived: fresh.map(({ intent }) => intent) } };
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

/** The job that runs every five minutes asks about payments that had no news for that long, after a week once a day. */
export const sweep: Action = {
  weight: 1,
  by: ['admin'],
  against: () => [],
  apply(m) {
    runDueJobs(m);
    for (const p of m.projects)
      for (const payment of p.payments)
        if (payment.heardAt < m.now - (payment.createdAt > m.now - 7 * DAY ? HOUR / 12 : DAY))
          settle(p, payment, m.now);
    sendBack(m);
  },
  async send({ test }) {
    await inTransaction(test.services.db, (trx) => enqueue(trx, reconcilePayments, {}));
    await test.work();
    return DONE;
  },
};
