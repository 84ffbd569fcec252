/** Lets at most `count` pieces of work run at once; the others wait their turn, first come first. */
export function turns(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      // The place is handed over, so that nobody who comes now can slip in between.
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
