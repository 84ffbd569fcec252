import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type Key, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Loading, SkeletonPanel } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import style from './growing-list.module.css';
import { useFocusOnAdded } from './use-focus-on-added.ts';

interface GrowingListProps<Reply, Item> {
  list: UseInfiniteQueryResult<InfiniteData<Reply>>;
  itemsOf: (reply: Reply) => readonly Item[];
  keyOf: (item: Item) => Key;
  /** Text while the first page loads: «Cargando las denuncias…». */
  loading: string;
  /** What it looks like while the first page loads, if not like two cards. */
  shape?: ReactNode;
  /** So many are shown at first; the others when asked for. */
  most?: number;
  /** How many there are, loaded or not: «Ver las 12». */
  count?: number;
  /** Shown instead of an empty list. */
  none: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A list of cards loaded page by page, in all its states; the focus moves to the first new card. */
export function GrowingList<Reply, Item>(props: GrowingListProps<Reply, Item>) {
  const { list, itemsOf, keyOf, loading, shape, most, count = 0, none, children } = props;
  const [all, setAll] = useState(false);
  const loaded = list.data?.pages.flatMap((page) => itemsOf(page)) ?? [];
  const folded = !all && most !== undefined && loaded.length > most;
  const items = folded ? loaded.slice(0, most) : loaded;
  const { box, keepFocus } = useFocusOnAdded(items.length);
  if (list.isPending)
    return (
      <Loading label={loading}>
        <div className={style.cards}>
          {shape ?? (
            <>
              <SkeletonPanel />
              <SkeletonPanel />
            </>
          )}
        </div>
      </Loading>
    );
  if (!list.data)
    return (
      <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
        {list.error?.message}
      </ErrorState>
    );
  if (items.length === 0) return none;
  return (
    <ul ref={box} className={style.cards} aria-busy={list.isPlaceholderData || undefined}>
      {items.map((item) => (
        // Focusable, because a card without a link could not receive the focus after «Ver más».
        <li key={keyOf(item)} tabIndex={-1}>
          {children(item)}
        </li>
      ))}
      {folded && (
        <li>
          <Button variant="secondary" onClick={() => void keepFocus(async () => setAll(true))}>
            Ver las {Math.max(count, loaded.length)}
          </Button>
        </li>
      )}
      {list.hasNextPage && !folded && (
        <li>
          {list.isFetchNextPageError && <p role="alert">{list.error?.message}</p>}
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            onClick={() => void keepFocus(async () => void (await list.fetchNextPage()))}
          >
            Ver más
          </Button>
        </li>
      )}
    </ul>
  );
}
