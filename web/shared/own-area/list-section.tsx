import type { ReactNode } from 'react';
import { MoreList } from './more-list.tsx';
import { Section } from './section.tsx';

export interface ListSectionProps<Item> {
  title: string;
  items: readonly Item[];
  /** Whether their number stands beside the title. */
  counted?: boolean;
  /** What will be here, while there is nothing. */
  empty: ReactNode;
  /** How many are in sight at first. */
  first?: number;
  /** How one of them looks. */
  children: (item: Item) => ReactNode;
}

/** One of the lists of a home, as cards below each other. */
export function ListSection<Item extends { id: number }>({
  title,
  items,
  counted = false,
  first = 4,
  empty,
  children,
}: ListSectionProps<Item>) {
  return (
    <Section title={title} count={counted ? items.length : 0}>
      {items.length === 0 ? (
        empty
      ) : (
        <MoreList items={items} first={first}>
          {children}
        </MoreList>
      )}
    </Section>
  );
}
