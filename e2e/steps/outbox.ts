import { expect } from '@playwright/test';
import { productUrl } from './calls.ts';

interface OutboxMessage {
  readonly channel: string;
  readonly to: string;
  readonly text: string;
}

/** What the stand-ins of WhatsApp and e-mail received, newest first. */
export async function outbox(): Promise<readonly OutboxMessage[]> {
  const reply = await fetch(`${productUrl()}/_dev/outbox.json`);
  return ((await reply.json()) as { messages: OutboxMessage[] }).messages;
}

/** The text of the latest message to a phone that matches, waiting for it to be sent. */
export async function sentTo(phone: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const message = (await outbox()).find(
        ({ to, text }) => to === `+52${phone}` && pattern.test(text),
      );
      found = message?.text ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}

/** The code of the latest sign-up message to a phone, once it is another than `before`. */
export async function codeSentTo(phone: string, before = ''): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      code = /\b\d{6}\b/.exec(await sentTo(phone, /código/))?.[0] ?? '';
      return code;
    })
    .not.toBe(before);
  return code;
}
