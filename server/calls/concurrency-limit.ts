import { fail } from './failure.ts';

/**
 * Runs at most `concurrency` pieces of costly work at once; the others wait in a queue, first come first
 * served. Fails with `unavailable` when `maxQueue` are waiting already.
 */
export function concurrencyLimit(limits: {
  concurrency: number;
  maxQueue: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
  let free = limits.concurrency;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else if (queue.length >= limits.maxQueue) fail('unavailable');
    else await new Promise<void>((go) => queue.push(go));
    try {
      return await work();
    } finally {
      // The slot goes to the next in the queue, so that no newcomer can take it in between.
      const next = queue.shift();
      if (next) next();
      else free++;
    }
  };
}
