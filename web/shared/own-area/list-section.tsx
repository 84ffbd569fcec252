import type { ReactNode } from 'react';
import { Link } from 'react-router';
import style from './account.module.css';
import { MoreList } from './more-list.tsx';
import { Section } from './section.tsx';

export interface ListSectionProps<Item> {
  title: string;
  items: readonly Item[];
  /** How many there are, of which `items` may be only the newest; shown beside the title. */
  total?: number;
  /** The address of them all, for those that are not among `items`. */
  all?: string;
  /** «todas» for nouns of that gender. */
  every?: 'todos' | 'todas';
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
  total = 0,
  all,
  every = 'todos',
  first = 4,
  empty,
  children,
}: ListSectionProps<Item>) {
  return (
    <Section title={title} count={total}>
      {items.length === 0 ? (
        empty
      ) : (
        <MoreList items={items} first={first}>
          {children}
        </MoreList>
      )}
      {all !== undefined && total > items.length && (
        <p className={style.all}>
          <Link to={all}>
            Ver {every} ({total})
          </Link>
        </p>
      )}
    </Section>
  );
}
