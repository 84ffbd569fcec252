import type { ReactNode } from 'react';
import { MoreList } from './more-list.tsx';
import { Section } from './section.tsx';

export interface ListSectionProps<Item> {
  title: string;
  items: readonly Item[];
  /** Whether the number of items is shown beside the title. */
  counted?: boolean;
  /** Shown while there are no items. */
  empty: ReactNode;
  /** How many are shown at first. */
  first?: number;
  /** Renders one item. */
  children: (item: Item) => ReactNode;
}

/** A titled list of cards on a home screen. */
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
