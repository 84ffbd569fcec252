import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Key, ReactNode } from 'react';
import { Section } from '#web/shared/own-area/section.tsx';
import { GrowingList } from '#web/shared/growing-list.tsx';
import style from './pending.module.css';

interface WaitingListProps<Reply, Item> {
  title: string;
  count: number;
  list: UseInfiniteQueryResult<InfiniteData<Reply>>;
  itemsOf: (reply: Reply) => readonly Item[];
  keyOf: (item: Item) => Key;
  /** So many are shown at first. */
  most?: number;
  /** Text when nothing is pending. */
  none: string;
  children: (item: Item) => ReactNode;
}

/** One kind of pending work, loaded page by page. */
export function WaitingList<Reply, Item>(props: WaitingListProps<Reply, Item>) {
  const { title, count, none, ...list } = props;
  return (
    <Section title={title} count={count}>
      <GrowingList
        {...list}
        count={count}
        loading={`Cargando: ${title}…`}
        none={<p className={style.none}>{none}</p>}
      />
    </Section>
  );
}
