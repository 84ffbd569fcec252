import { useState } from 'react';
import type { AdminPayout } from '#contract/payouts.ts';
import { ON_ITS_WAY, PAYOUTS_AT_ONCE } from '#domain/payouts/payout.ts';
import { listedOf, type usePayouts } from './use-payouts.ts';

/** Maximum number of rows loaded to choose all of a list. */
const MAX_ROWS = 400;

const openOf = (payouts: readonly AdminPayout[]) =>
  payouts.filter(({ estado }) => ON_ITS_WAY.some((open) => open === estado));

/** The chosen ones of the listed payouts, without those that are finished meanwhile. */
export function useChosen(list: ReturnType<typeof usePayouts>, payouts: readonly AdminPayout[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [loading, setLoading] = useState(false);
  const open = openOf(payouts);
  const chosen = open.filter(({ id }) => ids.has(id));

  /** Loads the rest of the list, up to the number of payouts that one request can update. */
  const loadAll = async (): Promise<readonly AdminPayout[]> => {
    let page: Pick<typeof list, 'data' | 'hasNextPage' | 'isError'> = list;
    let listed = payouts;
    while (page.hasNextPage && !page.isError && openOf(listed).length < PAYOUTS_AT_ONCE) {
      if (listed.length >= MAX_ROWS) break;
      page = await list.fetchNextPage();
      listed = listedOf(page.data);
    }
    return listed;
  };

  return {
    open,
    chosen,
    loading,
    allChosen: chosen.length > 0 && chosen.length === Math.min(open.length, PAYOUTS_AT_ONCE),
    has: (id: number) => ids.has(id),
    none: () => setIds(new Set()),
    choose(id: number, yes: boolean) {
      const others = [...ids].filter((other) => other !== id);
      setIds(new Set(yes ? [...others, id] : others));
    },
    async chooseAll(all: boolean) {
      if (!all) return setIds(new Set());
      setLoading(true);
      const listed = await loadAll();
      setLoading(false);
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
