import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Delivery, WebhookNews } from './port.ts';
import { newsOf } from './templates.ts';

/** The part of a webhook body that we read; it may also hold replies of people. */
interface WebhookBody {
  readonly entry?: readonly {
    readonly changes?: readonly {
      readonly field?: string;
      readonly value?: {
        readonly statuses?: readonly {
          id: string;
          status: string;
          biz_opaque_callback_data?: string;
        }[];
        readonly event?: string;
        readonly message_template_name?: string;
        readonly message_template_language?: string;
        readonly reason?: string | null;
      };
    }[];
  }[];
}

/** Any other status means that it is on its way. */
const STATES: Readonly<Record<string, Delivery['state']>> = {
  delivered: 'arrived',
  read: 'read',
  failed: 'failed',
};

/** The deliveries that a webhook body reports as final, and what became of templates. */
export function newsIn(body: Buffer): WebhookNews {
  const { entry = [] } = JSON.parse(body.toString()) as WebhookBody;
  const changes = entry.flatMap((one) => one.changes ?? []);
  return {
    deliveries: changes
      .flatMap(({ value }) => value?.statuses ?? [])
      .flatMap(({ id, status, biz_opaque_callback_data: data }) => {
        const state = STATES[status];
        const delivery = data !== undefined && /^\d{1,15}$/.test(data) ? Number(data) : null;
        return state ? [{ delivery, messageId: String(id), state }] : [];
      }),
    templates: newsOf(
      changes.flatMap(({ field, value }) =>
        field === 'message_template_status_update' && value?.message_template_name && value.event
          ? {
              name: value.message_template_name,
              status: value.event,
              rejected_reason: value.reason ?? 'NONE',
              ...(value.message_template_language && { language: value.message_template_language }),
            }
          : [],
      ),
    ),
  };
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
