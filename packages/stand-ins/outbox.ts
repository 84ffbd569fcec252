import { openJournal } from './journal.ts';

type OutboxMessage = {
  channel: 'whatsapp' | 'sms' | 'email';
  /** `+` and digits for phones, the address for e-mail. */
  to: string;
  subject?: string;
  /** The address for replies, if it is not the sender. */
  replyTo?: string;
  text: string;
  /** ISO 8601, UTC. */
  at: string;
};

export type Outbox = {
  add(message: OutboxMessage): void;
  /** Newest first. */
  list(): OutboxMessage[];
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
    list: () => stored.toReversed().map(({ number: _number, ...message }) => message),
  };
}

function normalised({ channel, to }: OutboxMessage): string {
  return channel !== 'email' ? `+${to.replace(/\D/g, '')}` : to;
}
