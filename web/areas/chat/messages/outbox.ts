import type { Message } from '#contract/views.ts';
import * as api from '#web/api/index.ts';
import { ApiError } from '#web/api/client.ts';
import { createStore, type Store } from '#web/ui/store.ts';
import { readStored, writeStored } from './stored-outbox.ts';

/** A message on its way. It leaves the outbox when the server has stored it. */
export interface Outgoing {
  readonly client_id: string;
  readonly msg: string;
  readonly image?: File;
  /** Epoch ms of the press on send. */
  readonly at: number;
  readonly state: 'waiting' | 'failed';
  /** Why it failed, in the server's words. */
  readonly problem?: string | undefined;
}

export interface Outbox {
  readonly items: Store<readonly Outgoing[]>;
  send: (draft: { msg: string; image?: File | undefined }) => void;
  /** Tries everything that failed once more, in its order. */
  retry: () => void;
  /** Gives a failed message back, to be changed or dropped. */
  take: (client_id: string) => Outgoing | undefined;
  /** Told of each message that the server has stored; the open screen listens. */
  onStored: (message: Message | undefined) => void;
}

/** Outboxes outlive the screen: a message keeps going while one looks at another conversation. */
const outboxes = new Map<string, Outbox>();

/**
 * The outbox of a conversation. One message at a time, so that many typed fast arrive in their
 * order; a repeat is harmless because of its `client_id`.
 */
export function outboxOf(me: string, other: string, onStored: Outbox['onStored']): Outbox {
  const name = `${me}:${other}`;
  const outbox = outboxes.get(name) ?? createOutbox(me, other);
  outbox.onStored = onStored;
  outboxes.set(name, outbox);
  return outbox;
}

function createOutbox(me: string, other: string): Outbox {
  const items = createStore<readonly Outgoing[]>(readStored(me, other));
  let sending = false;

  const change = (next: readonly Outgoing[]) => {
    items.set(next);
    writeStored(me, other, next);
  };
  const mark = (from: readonly Outgoing[], change: Partial<Outgoing>) =>
    items.get().map((item) => (from.includes(item) ? { ...item, ...change } : item));

  async function work() {
    if (sending) return;
    sending = true;
    for (let next = nextWaiting(); next; next = nextWaiting()) {
      try {
        const { message } = await post(me, other, next);
        outbox.onStored(message);
        const { client_id } = next;
        change(items.get().filter((item) => item.client_id !== client_id));
      } catch (error) {
        // What waits behind a lost connection would overtake: it stops too. A message that was
        // refused for what it is holds nobody up.
        const refused = error instanceof ApiError && !PASSING.has(error.code);
        const stopped = refused ? [next] : items.get().filter(({ state }) => state === 'waiting');
        const problem = error instanceof ApiError ? error.message : 'El mensaje no se envio';
        change(mark(stopped, { state: 'failed', problem }));
      }
    }
    sending = false;
  }

  const nextWaiting = () => items.get().find(({ state }) => state === 'waiting');

  const outbox: Outbox = {
    items,
    onStored: () => {},
    send: ({ msg, image }) => {
      const client_id = crypto.randomUUID();
      const item = { client_id, msg, at: Date.now(), state: 'waiting', ...(image && { image }) };
      change([...items.get(), item as Outgoing]);
      void work();
    },
    retry: () => {
      change(items.get().map((item) => ({ ...item, state: 'waiting', problem: undefined })));
      void work();
    },
    take: (client_id) => {
      const taken = items.get().find((item) => item.client_id === client_id);
      if (taken?.state !== 'failed') return undefined;
      change(items.get().filter((item) => item !== taken));
      return taken;
    },
  };
  // What a reload caught on its way; after the caller has begun to listen.
  queueMicrotask(() => void work());
  return outbox;
}

/** Failures that say nothing about the message itself. */
const PASSING = new Set<string>(['network', 'internal', 'unavailable', 'too_many_requests']);

const post = (me: string, other: string, { msg, image, client_id }: Outgoing) =>
  api.chat.sendMessage(
    { keys: [me, other], msg, sender: me, client_id },
    // Always multipart, as specified (1 §7); without an image there is just no file in it.
    { images: image ? { adjunto: image } : {} },
  );
