import type { Outgoing } from './outbox.ts';

const nameOf = (me: string, other: string) => `chat_outbox:${me}:${other}`;

/**
 * Messages that a reload caught on their way. Kept per tab; a file cannot be kept like this, so a
 * message with an image is only safe while the page lives.
 */
export function readStored(me: string, other: string): readonly Outgoing[] {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(me, other)) ?? '[]') as Outgoing[];
  } catch {
    return [];
  }
}

export function writeStored(me: string, other: string, items: readonly Outgoing[]): void {
  const texts = items.filter(({ image }) => !image);
  if (texts.length === 0) sessionStorage.removeItem(nameOf(me, other));
  else sessionStorage.setItem(nameOf(me, other), JSON.stringify(texts));
}
