import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Delivery } from './port.ts';

/** As far as it is read; notices also tell of what people write back, and of templates. */
interface WebhookBody {
  readonly entry?: readonly {
    readonly changes?: readonly {
      readonly value?: { readonly statuses?: readonly { id: string; status: string }[] };
    }[];
  }[];
}

/** Others say that it is still on its way. */
const ENDS: Readonly<Record<string, boolean>> = { delivered: true, read: true, failed: false };

/** What a notice says of messages that have come to an end. */
export function deliveriesIn(body: Buffer): Delivery[] {
  const { entry = [] } = JSON.parse(body.toString()) as WebhookBody;
  return entry
    .flatMap(({ changes = [] }) => changes)
    .flatMap(({ value }) => value?.statuses ?? [])
    .flatMap(({ id, status }) => {
      const arrived = ENDS[status];
      return arrived === undefined ? [] : [{ messageId: String(id), arrived }];
    });
}

/** Whether `sha256=…` is the signature of exactly these bytes. */
export function isSigned(body: Buffer, signature: string, appSecret: string): boolean {
  const right = createHmac('sha256', appSecret).update(body).digest('hex');
  return isEqualInConstantTime(signature, `sha256=${right}`);
}

/** Takes as long for a word that is nearly right. */
export function isEqualInConstantTime(given: string, right: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'same length').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
