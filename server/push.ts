import pg from 'pg';
import { sql } from 'kysely';
import type { ChatEvent } from '#contract/chat.ts';
import type { Trx } from './db/pool.ts';

const CHANNEL = 'chat';
const RECONNECT_MS = 500;

/** An event for the open streams of one account, sent when the transaction commits. */
export interface PushMessage {
  readonly account: number;
  /** `session_ended`: a session of the account has ended, so its streams check their own. */
  readonly event: ChatEvent | 'session_ended';
}

/** Publishes events to all server processes; PostgreSQL delivers them only if the transaction commits. */
export async function publish(trx: Trx, messages: readonly PushMessage[]): Promise<void> {
  const payloads = messages.map((message) => JSON.stringify(message));
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) payload`.execute(
    trx,
  );
}

type Listener = (event: PushMessage['event'] | 'resync') => void;

/**
 * Delivers events to the streams of this process, over one LISTEN connection. After a lost connection
 * events may be missing, so every stream gets a `resync`.
 */
export class PushHub {
  readonly #connectionString: string;
  readonly #onError: (error: Error) => void;
  readonly #listeners = new Map<number, Set<Listener>>();
  #client: pg.Client | null = null;
  #closed = false;

  constructor(connectionString: string, onError: (error: Error) => void) {
    this.#connectionString = connectionString;
    this.#onError = onError;
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'maestros push',
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', (error) => {
      this.#onError(error);
      this.#reconnect(client);
    });
    client.on('end', () => this.#reconnect(client));
    client.on('notification', ({ payload }) => this.#deliver(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  /** Calls `listener` for each event of an account until the returned function is called. */
  subscribe(account: number, listener: Listener): () => void {
    const listeners = this.#listeners.get(account) ?? new Set();
    this.#listeners.set(account, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(account);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listeners.clear();
    await this.#client?.end().catch(this.#onError);
  }

  #deliver(payload: string): void {
    const { account, event } = JSON.parse(payload) as PushMessage;
    for (const listener of this.#listeners.get(account) ?? []) listener(event);
  }

  #reconnect(lost: pg.Client): void {
    if (this.#closed || this.#client !== lost) return;
    this.#client = null;
    const again = () => {
      if (this.#closed) return;
      this.start().then(
        () => {
          for (const listeners of this.#listeners.values())
            for (const listener of listeners) listener('resync');
        },
        (error: Error) => {
          this.#onError(error);
          this.#client = null;
          setTimeout(again, RECONNECT_MS);
        },
      );
    };
    setTimeout(again, RECONNECT_MS);
  }
}
