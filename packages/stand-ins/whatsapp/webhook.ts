import { createHmac } from 'node:crypto';
import type { Template } from './templates.ts';

/** Sends signed news of templates to an address; they are lost without one, as nobody has subscribed. */
export function notifier(businessId: string, appSecret: string) {
  let address: string | null = null;

  function tell({ id, name, language, category, status, rejected_reason }: Template): void {
    if (address === null) return;
    const value = {
      event: status,
      message_template_id: Number(id),
      message_template_name: name,
      message_template_language: language,
      message_template_category: category,
      reason: rejected_reason ?? 'NONE',
    };
    const change = { field: 'message_template_status_update', value };
    const entry = [{ id: businessId, time: Math.floor(Date.now() / 1000), changes: [change] }];
    const body = JSON.stringify({ object: 'whatsapp_business_account', entry });
    const signature = createHmac('sha256', appSecret).update(body).digest('hex');
    // What is not received is read by the next listing.
    fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-hub-signature-256': `sha256=${signature}`,
      },
      body,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => {});
  }

  return { tell, setAddress: (url: string) => void (address = url) };
}
