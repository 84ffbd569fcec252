import { openJournal } from './journal.ts';

type OutboxMessage = {
  channel: 'push' | 'whatsapp' | 'sms' | 'email';
  /** `+` and digits for phones, the address for e-mail, the end of a device's address for push. */
  to: string;
  subject?: string;
  /** The address for replies, if it is not the sender. */
  replyTo?: string;
  text: string;
  /** The HTML part of an e-mail. */
  html?: string;
  /** Of an e-mail, by their names in small letters. */
  headers?: Record<string, string>;
  /** ISO 8601, UTC. */
  at: string;
};

export type Outbox = {
  add(message: OutboxMessage): void;
  /** Newest first. */
  list(): OutboxMessage[];
  /** Which of the messages it is, for as long as it is kept. */
  numbered(): (OutboxMessage & { number: number })[];
};

const CAPACITY = 1000;

/** The messages that the stand-ins of WhatsApp, SMS and e-mail received, for people and tests to read. */
export function createOutbox({ file }: { file?: string } = {}): Outbox {
  const journal = openJournal(file);
  const messages = journal.table<OutboxMessage & { number: number }>('message');
  let stored = messages.values().sort((a, b) => a.number - b.number);

  return {
    add(message) {
      const number = (stored.at(-1)?.number ?? 0) + 1;
      const kept = { ...message, to: normalised(message), number };
      messages.set(String(number), kept);
      stored.push(kept);
      for (const old of stored.slice(0, -CAPACITY)) messages.delete(String(old.number));
      stored = stored.slice(-CAPACITY);
      journal.commit();
    },
    numbered: () => stored.toReversed(),
    list: () => stored.toReversed().map(({ number: _number, ...message }) => message),
  };
}

function normalised({ channel, to }: OutboxMessage): string {
  return channel === 'whatsapp' || channel === 'sms' ? `+${to.replace(/\D/g, '')}` : to;
}
