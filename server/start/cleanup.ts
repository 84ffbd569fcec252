import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

type Close = () => Promise<void>;

/** Closes what was opened, in reverse order. */
export class Cleanup {
  readonly #closers: Close[] = [];
  #last: Close = async () => {};

  add(close: Close): void {
    this.#closers.unshift(close);
  }

  /** Closed after all others, without a time limit. */
  addLast(close: Close): void {
    this.#last = close;
  }

  /** Closes everything within `timeoutMs` milliseconds in all; moves on when there is no time left for one. */
  async closeAll(log: FastifyBaseLogger, timeoutMs: number): Promise<void> {
    const report = (error: unknown) => log.error({ err: error }, 'could not close');
    const over = sleep(timeoutMs, undefined, { ref: false });
    for (const close of this.#closers.splice(0)) await Promise.race([close().catch(report), over]);
    await this.#last().catch(report);
  }
}

/**
 * Waits for `work`, or rejects when the start is aborted. The work itself goes on and fails when what it
 * uses is closed, so use it only for work that may be interrupted.
 */
export async function abortable<T>(work: Promise<T>, stopping: AbortSignal): Promise<T> {
  const stopped = new AbortController();
  const given = new Promise<never>((_, reject) => {
    const giveUp = () => reject(stopping.reason);
    if (stopping.aborted) giveUp();
    else stopping.addEventListener('abort', giveUp, { signal: stopped.signal });
  });
  return Promise.race([work, given]).finally(() => stopped.abort());
}
