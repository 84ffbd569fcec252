import { createHmac } from 'node:crypto';
import type { Store } from './store.ts';

export type Target = { url: string; secret: string };

/** `hold` keeps events back until a flush, `duplicate` sends twice, `shuffle` in reverse order. */
export type Mode = 'deliver' | 'hold' | 'duplicate' | 'shuffle';
export const modes: readonly Mode[] = ['deliver', 'hold', 'duplicate', 'shuffle'];

export type Delivery = {
  /** The id of the event. */
  id: string;
  status: 'pending' | 'delivered' | 'failed';
  attempts: number;
  last_status: number | null;
};

export type Deliveries = ReturnType<typeof createDeliveries>;

/** Much shorter than Stripe's three days, because nobody waits that long in development. */
const RETRY_AFTER_MS = [300, 1000, 3000, 10_000, 30_000, 60_000, 120_000, 300_000];
const SHUFFLE_WINDOW_MS = 250;
const TIMEOUT_MS = 20_000;

/** Sends events to the webhook's address until it answers 2xx. Pending deliveries survive a restart. */
export function createDeliveries(store: Store, now: () => number, firstTarget?: Target) {
  let target = firstTarget;
  let mode: Mode = 'deliver';
  let gathered: string[] = [];
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Set<string>();
  const closing = new AbortController();

  function enqueue(id: string): void {
    store.deliveries.set(id, { id, status: 'pending', attempts: 0, last_status: null });
    if (mode === 'shuffle') gather(id);
    else if (mode !== 'hold') schedule(id, 0);
  }

  function schedule(id: string, delay: number): void {
    clearTimeout(timers.get(id));
    timers.set(id, setTimeout(() => void attempt(id), delay).unref());
  }

  function gather(id: string): void {
    gathered.push(id);
    clearTimeout(timers.get('shuffle'));
    timers.set('shuffle', setTimeout(() => void sendGathered(), SHUFFLE_WINDOW_MS).unref());
  }

  async function sendGathered(): Promise<void> {
    const ids = gathered.reverse();
    gathered = [];
    for (const id of ids) await attempt(id);
  }

  async function attempt(id: string): Promise<void> {
    const event = store.events.get(id);
    const delivery = store.deliveries.get(id);
    if (!target || !event || !delivery || delivery.status === 'delivered') return;
    if (closing.signal.aborted || underWay.has(id)) return;
    clearTimeout(timers.get(id));
    underWay.add(id);
    const payload = JSON.stringify(event, null, 2);
    const copies = mode === 'duplicate' ? [payload, payload] : [payload];
    const statuses = await Promise.all(copies.map((copy) => post(target as Target, copy)));
    underWay.delete(id);
    if (closing.signal.aborted) return;

    const refused = statuses.find((status) => !status || status < 200 || status > 299);
    const delivered = refused === undefined;
    const attempts = delivery.attempts + 1;
    const delay = RETRY_AFTER_MS[delivery.attempts];
    store.deliveries.set(id, {
      id,
      status: delivered ? 'delivered' : delay === undefined ? 'failed' : 'pending',
      attempts,
      last_status: (delivered ? statuses[0] : refused) ?? null,
    });
    store.commit();
    if (!delivered && delay !== undefined && mode !== 'hold') schedule(id, delay);
  }

  async function post({ url, secret }: Target, payload: string): Promise<number | null> {
    try {
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature(payload, secret, now()),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await reply.body?.cancel();
      return reply.status;
    } catch {
      return null;
    }
  }

  function undelivered(): string[] {
    return store.deliveries
      .values()
      .filter(({ status }) => status !== 'delivered')
      .map(({ id }) => id);
  }

  function resume(): void {
    if (!target || mode === 'hold') return;
    for (const { id, status } of store.deliveries.values())
      if (status === 'pending') schedule(id, 0);
  }

  resume();
  return {
    enqueue,
    get mode() {
      return mode;
    },
    setMode(next: Mode): void {
      mode = next;
      resume();
    },
    setTarget(next: Target): void {
      target = next;
      resume();
    },
    /** Tries all undelivered events now, one by one. */
    async flush(): Promise<{ delivered: number; failed: number }> {
      const ids = undelivered();
      gathered = [];
      for (const id of mode === 'shuffle' ? ids.reverse() : ids) await attempt(id);
      const left = new Set(undelivered());
      const failed = ids.filter((id) => left.has(id)).length;
      return { delivered: ids.length - failed, failed };
    },
    close(): void {
      closing.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** The header that Stripe's libraries verify: an HMAC over the time and the exact bytes. */
function signature(payload: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
}
