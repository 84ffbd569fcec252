import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Key, ReactNode } from 'react';
import { useFocusOnAdded } from '#web/shared/use-focus-on-added.ts';
import { Section } from '#web/shared/account/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading, SkeletonCard } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import style from './pending.module.css';

interface WaitingListProps<Reply, Item> {
  title: string;
  count: number;
  list: UseInfiniteQueryResult<InfiniteData<Reply>>;
  itemsOf: (reply: Reply) => readonly Item[];
  keyOf: (item: Item) => Key;
  /** Said while nothing waits. */
  none: string;
  children: (item: Item) => ReactNode;
}

/** One kind of work that waits, a page at a time. */
export function WaitingList<Reply, Item>(props: WaitingListProps<Reply, Item>) {
  const { title, count, list, itemsOf, keyOf, none, children } = props;
  const items = list.data?.pages.flatMap((page) => itemsOf(page)) ?? [];
  const { box, keepFocus } = useFocusOnAdded(items.length);
  return (
    <Section title={title} count={count}>
      {list.isPending && (
        <Loading>
          <SkeletonCard />
        </Loading>
      )}
      {list.isError && !list.data && (
        <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
          {list.error.message}
        </ErrorState>
      )}
      {list.data && items.length === 0 && <p className={style.none}>{none}</p>}
      {items.length > 0 && (
        <ul ref={box} className={style.list}>
          {items.map((item) => (
            <li key={keyOf(item)} tabIndex={-1}>
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      {list.isFetchNextPageError && <p role="alert">{list.error.message}</p>}
      {list.hasNextPage && (
        <Button
          variant="quiet"
          fullWidth
          busy={list.isFetchingNextPage}
          onClick={() => void keepFocus(async () => void (await list.fetchNextPage()))}
        >
          Ver más
        </Button>
      )}
    </Section>
  );
}
