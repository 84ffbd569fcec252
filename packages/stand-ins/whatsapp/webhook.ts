import { createHmac, randomBytes } from 'node:crypto';
import type { Template } from './templates.ts';

/** What is said of one message, in the order of `statuses`. */
export type Sent = {
  id: string;
  to: string;
  data: string | undefined;
  statuses: readonly string[];
};

/** What somebody writes to the business's number. */
export type Written = { from: string; type: string; text: string; at: Date };

/** Sends signed news to an address; they are lost without one, as nobody has subscribed. */
export function notifier(businessId: string, phoneNumberId: string, appSecret: string) {
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

  /** What somebody wrote, as often as it is told; a Mexican mobile is spelled with a 1 after its country. */
  async function tellWritten({ from, type, text, at }: Written, times = 1): Promise<void> {
    const wa_id = from.replace(/^52(?=\d{10}$)/, '521');
    const message = {
      from: wa_id,
      id: `wamid.${randomBytes(24).toString('base64')}`,
      timestamp: String(Math.floor(at.getTime() / 1000)),
      type,
      ...(type === 'text' && { text: { body: text } }),
      ...(type === 'button' && { button: { text, payload: text } }),
      ...(type === 'image' && { image: { id: '1', mime_type: 'image/jpeg', caption: text } }),
    };
    for (let told = 0; told < times; told++)
      await post('messages', {
        messaging_product: 'whatsapp',
        metadata: { display_phone_number: '523300000000', phone_number_id: phoneNumberId },
        contacts: [{ profile: { name: 'Alguien' }, wa_id }],
        messages: [message],
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

  return { tell, tellStatuses, tellWritten, setAddress: (url: string) => void (address = url) };
}
