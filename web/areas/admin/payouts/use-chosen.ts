import { useState } from 'react';
import type { AdminPayout } from '#contract/payouts.ts';
import { ON_ITS_WAY, PAYOUTS_AT_ONCE } from '#domain/payouts/payout.ts';
import { useChoice } from '../list/choose/use-choice.ts';
import { listedOf, type usePayouts } from './use-payouts.ts';

/** Maximum number of rows loaded to choose all of a list. */
const MAX_ROWS = 400;

const whyNot = ({ estado }: AdminPayout) =>
  ON_ITS_WAY.some((open) => open === estado) ? undefined : 'Este pago ya terminó.';

const openOf = (payouts: readonly AdminPayout[]) =>
  payouts.filter((payout) => whyNot(payout) === undefined);

/** The chosen ones of the listed payouts, without those that are finished meanwhile. */
export function useChosen(list: ReturnType<typeof usePayouts>, payouts: readonly AdminPayout[]) {
  const [loading, setLoading] = useState(false);
  const choice = useChoice(payouts, {
    of: '',
    keyOf: ({ id }) => id,
    whyNot,
    most: PAYOUTS_AT_ONCE,
  });

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
    ...choice,
    open: openOf(payouts),
    loading,
    async chooseAll(all: boolean) {
      if (!all) return choice.none();
      setLoading(true);
      const listed = await loadAll();
      setLoading(false);
      choice.all.choose(true, listed);
    },
  };
}
