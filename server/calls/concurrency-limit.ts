import { fail } from './failure.ts';

/**
 * Lets at most `concurrency` pieces of costly work run at once; the others wait their turn, first come
 * first. Who would find more than `maxQueue` before them is told to come back instead.
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
      // The place is handed over, so that nobody who comes now can slip in between.
      const next = queue.shift();
      if (next) next();
      else free++;
    }
  };
}
