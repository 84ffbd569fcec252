import type { Db, Trx } from '#server/db/pool.ts';

/**
 * A database whose transactions are all parts of one that is already open: what handlers commit is kept
 * only if the whole is committed. A part that fails ends the whole, so its error must not be caught.
 */
export function withinOneTransaction(whole: Trx): Db {
  const execute = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => work(whole);
  return new Proxy(whole, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
