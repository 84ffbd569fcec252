import type { Message } from '#contract/chat/view.ts';
import { api } from '#web/api/index.ts';
import { isLostSession } from '#contract/lost-session.ts';
import { ApiError } from '#web/api/client.ts';
import { readCredentials } from '#web/api/session-store.ts';
import { createStore, type Store } from '#web/ui/store.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { storeOutbox, takeOrphans } from './stored-outbox.ts';

/** A message not yet stored by the server. */
export interface Outgoing {
  readonly client_id: string;
  readonly msg: string;
  readonly image?: File;
  /** When it was sent, in epoch milliseconds; unique within a conversation. */
  readonly at: number;
  /** stopped: by a failure of the connection or the server. refused: because of its content. */
  readonly state: 'waiting' | 'stopped' | 'refused';
  /** The server's text of why it was not sent. */
  readonly problem?: string | undefined;
}

export interface Outbox {
  readonly items: Store<readonly Outgoing[]>;
  /** Sends a message, after the stopped ones. */
  send: (draft: { msg: string; image?: File | undefined }) => void;
  /** Retries all failed messages, in order. */
  retry: () => void;
  /** Removes a failed message and returns it, to be edited or discarded. */
  take: (client_id: string) => Outgoing | undefined;
  /** Removes messages that the server has: one may be stored although its reply was lost. */
  removeStored: (messages: readonly Message[]) => void;
  /** Adds the messages of a closed tab, and sends these and what the connection held up. */
  adopt: (items: readonly Outgoing[]) => void;
  /** Calls `onStored` for each message that the server has stored; returns the unsubscription. */
  listen: (onStored: OnStored) => () => void;
}

type OnStored = (message: Message | undefined) => void;

/** Outboxes outlive the screen, so that sending continues in another conversation. */
const outboxes = new Map<string, Outbox>();

/**
 * The outbox of a conversation. It sends one message at a time to keep their order; a repeated
 * request is harmless because of its `client_id`.
 */
export function outboxOf(me: string, other: string): Outbox {
  const name = `${me}:${other}`;
  const outbox = outboxes.get(name) ?? createOutbox(me, other);
  outboxes.set(name, outbox);
  return outbox;
}

/** Sends this account's messages that wait for a connection, in all conversations; also those of closed tabs. */
export async function resumeOutboxes(me: string): Promise<void> {
  for (const [name, outbox] of outboxes) if (name.startsWith(`${me}:`)) outbox.adopt([]);
  for (const { other, item } of await takeOrphans(me)) outboxOf(me, other).adopt([item]);
}

function createOutbox(me: string, other: string): Outbox {
  const items = createStore<readonly Outgoing[]>([]);
  let sending = false;
  let onStored: OnStored = () => {};

  const change = (next: readonly Outgoing[]) => {
    storeOutbox({ me, other }, items.get(), next);
    items.set(next);
  };
  const drop = (ids: ReadonlySet<string | null>) => {
    const remaining = items.get().filter(({ client_id }) => !ids.has(client_id));
    if (remaining.length < items.get().length) change(remaining);
  };
  /** The items, with those in the given states back in the queue. */
  const requeued = (states: readonly Outgoing['state'][], of = items.get()) =>
    of.map((item) =>
      states.includes(item.state)
        ? { ...item, state: 'waiting' as const, problem: undefined }
        : item,
    );
  const nextWaiting = () => items.get().find(({ state }) => state === 'waiting');

  async function sendWaiting() {
    if (sending) return;
    sending = true;
    // After a logout the rest waits until the same account signs in again.
    for (let next = nextWaiting(); next && isSignedIn(me); next = nextWaiting())
      try {
        const { message } = await post(me, other, next);
        onStored(message);
        // The thread shows the stored message after the next timer; until then the outbox does.
        await new Promise((resolve) => setTimeout(resolve));
        drop(new Set([next.client_id]));
      } catch (error) {
        fail(next, error);
      }
    sending = false;
  }

  function fail(failed: Outgoing, error: unknown) {
    // Only the reply was lost: the server has the message, and it was removed meanwhile.
    if (!items.get().some(({ client_id }) => client_id === failed.client_id)) return;
    const problem = error instanceof ApiError ? error.message : 'El mensaje no se envio';
    // Waiting messages stop too, or they would overtake this one. A message that was refused
    // for its content does not stop the others.
    const refused = error instanceof ApiError && !TRANSIENT.has(error.code);
    const next = items.get().map((item): Outgoing => {
      if (refused)
        return item.client_id === failed.client_id ? { ...item, state: 'refused', problem } : item;
      return item.state === 'waiting' ? { ...item, state: 'stopped', problem } : item;
    });
    change(next);
    // A lost session has its own alert (1 §4).
    if (!isLostSession(problem)) toast.error(problem);
  }

  return {
    items,
    send: ({ msg, image }) => {
      const client_id = crypto.randomUUID();
      const at = Math.max(Date.now(), (items.get().at(-1)?.at ?? 0) + 1);
      const item = { client_id, msg, at, state: 'waiting' as const, ...(image && { image }) };
      change([...requeued(['stopped']), item]);
      void sendWaiting();
    },
    retry: () => {
      change(requeued(['stopped', 'refused']));
      void sendWaiting();
    },
    take: (client_id) => {
      const taken = items.get().find((item) => item.client_id === client_id);
      if (!taken || taken.state === 'waiting') return undefined;
      drop(new Set([client_id]));
      return taken;
    },
    removeStored: (messages) => {
      const mine = messages.filter(({ sender, client_id }) => sender === me && client_id);
      drop(new Set(mine.map(({ client_id }) => client_id)));
    },
    adopt: (orphans) => {
      const all = [...items.get(), ...orphans].sort((one, other) => one.at - other.at);
      change(requeued(['stopped'], all));
      void sendWaiting();
    },
    listen: (listener) => {
      onStored = listener;
      return () => {
        if (onStored === listener) onStored = () => {};
      };
    },
  };
}

/** Errors that do not depend on the message's content. */
const TRANSIENT = new Set<string>([
  'network',
  'internal',
  'unavailable',
  'too_many_requests',
  'no_session',
  'session_not_found',
]);

const isSignedIn = (me: string): boolean => readCredentials()?.keylogin === me;

const post = (me: string, other: string, { msg, image, client_id }: Outgoing) =>
  api.chat.sendMessage(
    { keys: [me, other], msg, sender: me, client_id },
    {
      // Always multipart (1 §7), even without an image.
      images: image ? { adjunto: image } : {},
      signal: AbortSignal.timeout(image ? 120_000 : 30_000),
    },
  );
