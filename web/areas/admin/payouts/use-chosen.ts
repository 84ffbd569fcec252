import { useState } from 'react';
import type { AdminPayout } from '#contract/payouts.ts';
import { ON_ITS_WAY, PAYOUTS_AT_ONCE } from '#domain/payouts/payout.ts';
import { listedOf, type usePayouts } from './use-payouts.ts';

/** So many rows are read, at most, to choose all of a list. */
const MOST_READ = 400;

const openOf = (payouts: readonly AdminPayout[]) =>
  payouts.filter(({ estado }) => ON_ITS_WAY.some((open) => open === estado));

/** Which of the listed payouts are chosen; those that are over meanwhile are so no more. */
export function useChosen(list: ReturnType<typeof usePayouts>, payouts: readonly AdminPayout[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [reading, setReading] = useState(false);
  const open = openOf(payouts);
  const chosen = open.filter(({ id }) => ids.has(id));

  /** The whole list, which is read to its end for it, as far as it can be taken on at once. */
  const readAll = async (): Promise<readonly AdminPayout[]> => {
    let page: Pick<typeof list, 'data' | 'hasNextPage' | 'isError'> = list;
    let listed = payouts;
    while (page.hasNextPage && !page.isError && openOf(listed).length < PAYOUTS_AT_ONCE) {
      if (listed.length >= MOST_READ) break;
      page = await list.fetchNextPage();
      listed = listedOf(page.data);
    }
    return listed;
  };

  return {
    open,
    chosen,
    reading,
    allChosen: chosen.length > 0 && chosen.length === Math.min(open.length, PAYOUTS_AT_ONCE),
    has: (id: number) => ids.has(id),
    none: () => setIds(new Set()),
    choose(id: number, yes: boolean) {
      const others = [...ids].filter((other) => other !== id);
      setIds(new Set(yes ? [...others, id] : others));
    },
    async chooseAll(all: boolean) {
      if (!all) return setIds(new Set());
      setReading(true);
      const listed = await readAll();
      setReading(false);
      setIds(
        new Set(
          openOf(listed)
            .slice(0, PAYOUTS_AT_ONCE)
            .map(({ id }) => id),
        ),
      );
    },
  };
}
