import { createHmac } from 'node:crypto';
import type { Template } from './templates.ts';

/** What is said of one message, in the order of `statuses`. */
export type Sent = {
  id: string;
  to: string;
  data: string | undefined;
  statuses: readonly string[];
};

/** Sends signed news to an address; they are lost without one, as nobody has subscribed. */
export function notifier(businessId: string, appSecret: string) {
  let address: string | null = null;

  function tell({ id, name, language, category, status, rejected_reason }: Template): void {
    void post('message_template_status_update', {
      event: status,
      message_template_id: Number(id),
      message_template_name: name,
      message_template_language: language,
      message_template_category: category,
      reason: rejected_reason ?? 'NONE',
    });
  }

  /** Each status by a webhook of its own, the next once the one before was received. */
  async function tellStatuses({ id, to, data, statuses }: Sent): Promise<void> {
    for (const status of statuses)
      await post('messages', {
        messaging_product: 'whatsapp',
        statuses: [
          {
            id,
            status,
            recipient_id: to,
            timestamp: String(Math.floor(Date.now() / 1000)),
            ...(data !== undefined && { biz_opaque_callback_data: data }),
            ...(status === 'failed' && {
              errors: [{ code: 131026, title: 'Message undeliverable' }],
            }),
          },
        ],
      });
  }

  async function post(field: string, value: object): Promise<void> {
    if (address === null) return;
    const change = { field, value };
    const entry = [{ id: businessId, time: Math.floor(Date.now() / 1000), changes: [change] }];
    const body = JSON.stringify({ object: 'whatsapp_business_account', entry });
    const signature = createHmac('sha256', appSecret).update(body).digest('hex');
    // What is not received of templates is read by the next listing; the statuses of messages are lost.
    await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-hub-signature-256': `sha256=${signature}`,
      },
      body,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => {});
  }

  return { tell, tellStatuses, setAddress: (url: string) => void (address = url) };
}
