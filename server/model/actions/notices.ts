import { enqueue } from '#server/jobs/queue.ts';
import { reconcilePayments } from '#server/jobs/kinds.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type Action, DONE, SKIP } from '../action.ts';
import { DAY, HOUR } from '../amounts.ts';
import { runDueJobs } from '../money.ts';
import { askSoon } from '../refunds.ts';
import type { Model } from '../state.ts';
import { hearOfAll } from '#server/testing/provider.ts';
import type { Answer, World } from '../world.ts';

interface Notice {
  readonly id: string;
  /** The payment it is about. */
  readonly intent: string;
  readonly payload: string;
}

/** The provider's events about this sequence's payments, oldest first. */
async function noticesOf({ test, firstEvent }: World, m: Model): Promise<Notice[]> {
  const known = new Set(m.projects.flatMap(({ payments }) => payments.map(({ intent }) => intent)));
  const notices: Notice[] = [];
  for await (const event of test.stripe.events.list({ limit: 100 })) {
    if (event.id === firstEvent) break;
    const { id, object, payment_intent } = event.data.object as unknown as Record<string, string>;
    const intent = (object === 'payment_intent' ? id : payment_intent) ?? '';
    if (known.has(intent)) notices.push({ id: event.id, intent, payload: JSON.stringify(event) });
  }
  return notices.toReversed();
}

/** The payments of those that the product has not had yet, in their order; from now on it has. */
function take(world: World, notices: readonly Notice[]): string[] {
  const fresh = notices.filter(({ id }, index) => {
    const isFirst = notices.findIndex((one) => one.id === id) === index;
    return isFirst && !world.delivered.has(id);
  });
  for (const { id } of fresh) world.delivered.add(id);
  return fresh.map(({ intent }) => intent);
}

/** Each notice that has arrived is a reason to ask the provider. */
function arrive(m: Model, { body }: Answer): void {
  const all = m.projects.flatMap(({ payments }) => payments);
  for (const intent of body.arrived as string[]) {
    const payment = all.find((one) => one.intent === intent);
    if (payment) m.jobs.push({ payment });
  }
}

/** How notices are delivered: in order, reversed, each twice at once, only the last, or forged. */
const WAYS: Record<string, (notices: Notice[]) => Notice[]> = {
  inOrder: (notices) => notices,
  reversed: (notices) => notices.toReversed(),
  twice: (notices) => notices,
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
  apply: (m, _p, _attempt, answer) => arrive(m, answer),
  async send(world, m, _p, { a, b }) {
    const way = wayOf(a);
    const notices = WAYS[way]?.(await noticesOf(world, m)) ?? [];
    const how = way === 'forged' ? FORGERIES[b % FORGERIES.length]! : REAL;
    const expected = way === 'forged' ? 400 : 200;
    for (const notice of notices) {
      const copies = way === 'twice' ? [notice, notice] : [notice];
      const statuses = await Promise.all(copies.map((copy) => deliver(world, copy, how)));
      if (statuses.some((status) => status !== expected))
        throw new Error(`notices ${way} were answered ${statuses.join(', ')}`);
    }
    return {
      code: 'success',
      body: { arrived: way === 'forged' ? [] : take(world, notices) },
    };
  },
};

/** Takes from the provider's own list what never arrived. */
export const sweepFacts: Action = {
  weight: 4,
  by: ['admin'],
  against: () => [],
  apply(m, _p, _attempt, answer) {
    runDueJobs(m);
    arrive(m, answer);
    runDueJobs(m);
  },
  async send(world, m) {
    // What waits makes events of its own, and the sweep lists those too.
    await world.test.work();
    const arrived = take(world, await noticesOf(world, m));
    await hearOfAll(world.test);
    return { code: 'success', body: { arrived } };
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
    const all = m.projects.flatMap(({ payments }) => payments);
    const silent = all
      .filter(({ done, heardAt, createdAt }) => {
        const patience = createdAt > m.now - 7 * DAY ? HOUR / 12 : DAY;
        return !done && heardAt < m.now - patience;
      })
      .toSorted((a, b) => a.heardAt - b.heardAt);
    const watched = all.filter(({ owedBack }) =>
      owedBack.some(({ watchAt }) => watchAt !== null && watchAt <= m.now),
    );
    for (const payment of [...silent, ...watched]) m.jobs.push({ payment });
    const due = all
      .flatMap((payment) => payment.owedBack.map((row) => ({ payment, row })))
      .toSorted((a, b) => a.row.nextAt - b.row.nextAt);
    for (const { payment, row } of due) askSoon(m, payment, row);
    runDueJobs(m);
  },
  async send({ test }) {
    await inTransaction(test.services.db, (trx) => enqueue(trx, reconcilePayments, {}));
    await test.work();
    return DONE;
  },
};
