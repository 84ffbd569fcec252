import { useRef, useState } from 'react';
import type { PortfolioItem } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { failureOf } from '#web/ui/form/campos.ts';
import { moved } from '#web/ui/moved.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** The projects in the order that one gives them: shown at once, sent one after the other, undone when refused. */
export function useOrder(items: readonly PortfolioItem[]) {
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const latest = useRef<readonly number[]>(null);
  const placeOf = ({ id }: PortfolioItem) => wanted?.indexOf(id) ?? 0;
  const shown = wanted ? items.toSorted((a, b) => placeOf(a) - placeOf(b)) : items;

  const send = async () => {
    try {
      for (let ids = latest.current; ids !== null; ids = nextAfter(ids)) {
        const { user } = await api.portfolio.orderPortfolio({ ids: [...ids] });
        if (latest.current === ids) storeUser(user);
      }
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      latest.current = null;
      setWanted(null);
    }
  };
  /** What was wanted while `ids` were on their way; null when nothing was. */
  const nextAfter = (ids: readonly number[]) => (latest.current === ids ? null : latest.current);

  const move = (from: number, to: number) => {
    const ids = moved(
      shown.map(({ id }) => id),
      from,
      to,
    );
    const sending = latest.current !== null;
    latest.current = ids;
    setWanted(ids);
    if (!sending) void send();
  };
  return { shown, move };
}
