import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

type Close = () => Promise<void>;

/** Things to close, in the reverse order of their opening. */
export class Cleanup {
  readonly #closers: Close[] = [];
  #last: Close = async () => {};

  add(close: Close): void {
    this.#closers.unshift(close);
  }

  /** Closed after all others, and waited for however long it takes. */
  addLast(close: Close): void {
    this.#last = close;
  }

  /** Goes on to the next when one has not closed after `patience` milliseconds. */
  async closeAll(log: FastifyBaseLogger, patience: number): Promise<void> {
    const report = (error: unknown) => log.error({ err: error }, 'could not close');
    for (const close of this.#closers.splice(0))
      await Promise.race([close().catch(report), sleep(patience, undefined, { ref: false })]);
    await this.#last().catch(report);
  }
}

/**
 * Waits for the work, or until the start is given up. The work itself then goes on, and fails when what
 * it uses is closed: only for work that may be cut anywhere.
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
