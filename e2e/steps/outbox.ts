import { expect } from '@playwright/test';
import { productUrl } from './product.ts';

interface OutboxMessage {
  readonly channel: string;
  readonly to: string;
  readonly text: string;
}

/** The messages that the stand-ins of WhatsApp and e-mail received, newest first. */
export async function outbox(): Promise<readonly OutboxMessage[]> {
  const reply = await fetch(`${productUrl()}/_dev/outbox.json`);
  return ((await reply.json()) as { messages: OutboxMessage[] }).messages;
}

/** Waits for a message to a phone or an e-mail that matches; answers the text of the latest. */
export async function sentTo(who: string, pattern: RegExp): Promise<string> {
  const address = who.includes('@') ? who : `+52${who}`;
  let found = '';
  await expect
    .poll(async () => {
      const message = (await outbox()).find(({ to, text }) => to === address && pattern.test(text));
      found = message?.text ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}

/** The code of the latest message to a phone or an e-mail, once it differs from `before`. */
export async function codeSentTo(who: string, before = ''): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      code = /\b\d{6}\b/.exec(await sentTo(who, /código/))?.[0] ?? '';
      return code;
    })
    .not.toBe(before);
  return code;
}
