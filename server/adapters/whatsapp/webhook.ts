import { createHmac, timingSafeEqual } from 'node:crypto';
import { normalizePhone } from '#lib/phone.ts';
import type { Delivery, Reply, WebhookNews } from './port.ts';
import { newsOf } from './templates.ts';

/** The part of a webhook body that we read. */
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
        readonly messages?: readonly Written[];
        readonly event?: string;
        readonly message_template_name?: string;
        readonly message_template_language?: string;
        readonly reason?: string | null;
      };
    }[];
  }[];
}

/** A message that somebody wrote to our number. */
interface Written {
  readonly from?: string;
  readonly id: string;
  /** Seconds. */
  readonly timestamp?: string;
  readonly type?: string;
  readonly text?: { readonly body?: string };
  readonly button?: { readonly text?: string };
  readonly image?: { readonly caption?: string };
}

/** What is nobody's words: a thumb on a message, and what the provider itself says of a number. */
const WORDLESS = new Set(['reaction', 'system', 'unsupported', 'request_welcome']);

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
    replies: changes
      .filter(({ field }) => field === 'messages')
      .flatMap(({ value }) => (value?.messages ?? []).flatMap(replyOf)),
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

function replyOf({ from, id, timestamp, type = '', ...said }: Written): Reply[] {
  const at = new Date(Number(timestamp) * 1000);
  if (!from || WORDLESS.has(type) || Number.isNaN(at.getTime())) return [];
  const text = said.text?.body ?? said.button?.text ?? said.image?.caption ?? '';
  // Mexican numbers come in their former spelling, with a 1 after the country.
  const phone = normalizePhone(`+${from}`) ?? `+${from}`;
  return [{ id: String(id), phone, text, at }];
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
