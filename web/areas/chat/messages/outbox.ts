import type { Message } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { isLostSession } from '#contract/lost-session.ts';
import { ApiError } from '#web/api/client.ts';
import { readCredentials } from '#web/api/session-store.ts';
import { createStore, type Store } from '#web/ui/store.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { keepOutbox, takeOrphans } from './stored-outbox.ts';

/** A message on its way. It leaves the outbox when the server has stored it. */
export interface Outgoing {
  readonly client_id: string;
  readonly msg: string;
  readonly image?: File;
  /** Epoch ms of the press on send; no two of a conversation have the same. */
  readonly at: number;
  /** stopped: held up by the connection or the server. refused: for what it is. */
  readonly state: 'waiting' | 'stopped' | 'refused';
  /** Why it was not sent, in the server's words. */
  readonly problem?: string | undefined;
}

export interface Outbox {
  readonly items: Store<readonly Outgoing[]>;
  /** Sends what was written, and before it what was held up. */
  send: (draft: { msg: string; image?: File | undefined }) => void;
  /** Tries everything that failed once more, in its order. */
  retry: () => void;
  /** Gives a failed message back, to be changed or dropped. */
  take: (client_id: string) => Outgoing | undefined;
  /** Told of what the server has: a message may be stored although its answer was lost. */
  settle: (messages: readonly Message[]) => void;
  /** Takes over what a closed tab left behind. */
  adopt: (items: readonly Outgoing[]) => void;
  /** Tells the open screen of each message that the server has stored, until it leaves. */
  listen: (onStored: OnStored) => () => void;
}

type OnStored = (message: Message | undefined) => void;

/** Outboxes outlive the screen: a message keeps going while one looks at another conversation. */
const outboxes = new Map<string, Outbox>();

/**
 * The outbox of a conversation. One message at a time, so that many typed fast arrive in their
 * order; a repeat is harmless because of its `client_id`.
 */
export function outboxOf(me: string, other: string): Outbox {
  const name = `${me}:${other}`;
  const outbox = outboxes.get(name) ?? createOutbox(me, other);
  outboxes.set(name, outbox);
  return outbox;
}

/** Goes on with whatever this account has not sent yet, in whichever conversation. */
export async function resumeOutboxes(me: string): Promise<void> {
  for (const [name, outbox] of outboxes) if (name.startsWith(`${me}:`)) outbox.adopt([]);
  for (const { other, item } of await takeOrphans(me)) outboxOf(me, other).adopt([item]);
}

function createOutbox(me: string, other: string): Outbox {
  const items = createStore<readonly Outgoing[]>([]);
  let sending = false;
  let onStored: OnStored = () => {};

  const change = (next: readonly Outgoing[]) => {
    keepOutbox({ me, other }, items.get(), next);
    items.set(next);
  };
  const drop = (ids: ReadonlySet<string | null>) => {
    const left = items.get().filter(({ client_id }) => !ids.has(client_id));
    if (left.length < items.get().length) change(left);
  };
  /** Puts what failed back into the queue, and what stops at it too. */
  const wake = (states: readonly Outgoing['state'][]) =>
    items
      .get()
      .map((item) =>
        states.includes(item.state)
          ? { ...item, state: 'waiting' as const, problem: undefined }
          : item,
      );
  const nextWaiting = () => items.get().find(({ state }) => state === 'waiting');

  async function work() {
    if (sending) return;
    sending = true;
    // After a logout the rest waits for the same account to come back.
    for (let next = nextWaiting(); next && isSignedIn(me); next = nextWaiting())
      try {
        const { message } = await post(me, other, next);
        onStored(message);
        // The thread hears of it with the next timer; until then it stands here.
        await new Promise((resolve) => setTimeout(resolve));
        drop(new Set([next.client_id]));
      } catch (error) {
        fail(next, error);
      }
    sending = false;
  }

  function fail(failed: Outgoing, error: unknown) {
    // Only its answer was lost: the message itself has come back from the server meanwhile.
    if (!items.get().some(({ client_id }) => client_id === failed.client_id)) return;
    const problem = error instanceof ApiError ? error.message : 'El mensaje no se envio';
    // What waits behind a lost connection would overtake: it stops too. A message that was refused
    // for what it is holds nobody up.
    const refused = error instanceof ApiError && !PASSING.has(error.code);
    const next = items.get().map((item): Outgoing => {
      if (refused)
        return item.client_id === failed.client_id ? { ...item, state: 'refused', problem } : item;
      return item.state === 'waiting' ? { ...item, state: 'stopped', problem } : item;
    });
    change(next);
    // The end of a session has an alert of its own (1 §4).
    if (!isLostSession(problem)) toast.error(problem);
  }

  return {
    items,
    send: ({ msg, image }) => {
      const client_id = crypto.randomUUID();
      const at = Math.max(Date.now(), (items.get().at(-1)?.at ?? 0) + 1);
      const item = { client_id, msg, at, state: 'waiting' as const, ...(image && { image }) };
      change([...wake(['stopped']), item]);
      void work();
    },
    retry: () => {
      change(wake(['stopped', 'refused']));
      void work();
    },
    take: (client_id) => {
      const taken = items.get().find((item) => item.client_id === client_id);
      if (!taken || taken.state === 'waiting') return undefined;
      drop(new Set([client_id]));
      return taken;
    },
    settle: (messages) => {
      const mine = messages.filter(({ sender, client_id }) => sender === me && client_id);
      drop(new Set(mine.map(({ client_id }) => client_id)));
    },
    adopt: (orphans) => {
      if (orphans.length > 0)
        change([...items.get(), ...orphans].toSorted((one, other) => one.at - other.at));
      void work();
    },
    listen: (listener) => {
      onStored = listener;
      return () => {
        if (onStored === listener) onStored = () => {};
      };
    },
  };
}

/** Failures that say nothing about the message itself. */
const PASSING = new Set<string>([
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
      // Always multipart, as specified (1 §7); without an image there is just no file in it.
      images: image ? { adjunto: image } : {},
      signal: AbortSignal.timeout(image ? 120_000 : 30_000),
    },
  );
