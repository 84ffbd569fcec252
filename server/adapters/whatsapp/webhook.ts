import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Delivery } from './port.ts';

/** The part of a webhook body that we read; it may also hold replies of people and news of templates. */
interface WebhookBody {
  readonly entry?: readonly {
    readonly changes?: readonly {
      readonly value?: { readonly statuses?: readonly { id: string; status: string }[] };
    }[];
  }[];
}

/** Final statuses and whether the message arrived; any other status means that it is on its way. */
const FINAL_STATUSES: Readonly<Record<string, boolean>> = {
  delivered: true,
  read: true,
  failed: false,
};

/** The deliveries that a webhook body reports as final. */
export function deliveriesIn(body: Buffer): Delivery[] {
  const { entry = [] } = JSON.parse(body.toString()) as WebhookBody;
  return entry
    .flatMap(({ changes = [] }) => changes)
    .flatMap(({ value }) => value?.statuses ?? [])
    .flatMap(({ id, status }) => {
      const arrived = FINAL_STATUSES[status];
      return arrived === undefined ? [] : [{ messageId: String(id), arrived }];
    });
}

/** Whether `sha256=…` is the signature of exactly these bytes. */
export function isSigned(body: Buffer, signature: string, appSecret: string): boolean {
  const right = createHmac('sha256', appSecret).update(body).digest('hex');
  return isEqualInConstantTime(signature, `sha256=${right}`);
}

/** Compares in constant time. */
export function isEqualInConstantTime(given: string, right: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'same length').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
