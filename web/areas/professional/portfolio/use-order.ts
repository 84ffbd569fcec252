import { useRef, useState } from 'react';
import type { PortfolioItem } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { failureOf } from '#web/ui/form/campos.ts';
import { moved } from '#web/ui/moved.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** The projects in the user's order: optimistic, sent one change at a time, undone on failure. */
export function useOrder(items: readonly PortfolioItem[]) {
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const latest = useRef<readonly number[]>(null);
  const positionOf = ({ id }: PortfolioItem) => wanted?.indexOf(id) ?? 0;
  const shown = wanted ? [...items].sort((a, b) => positionOf(a) - positionOf(b)) : items;

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
  /** The order wanted since `ids` was sent; null if it is still the same. */
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
