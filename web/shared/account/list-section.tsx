import type { ReactNode } from 'react';
import { Section } from './section.tsx';
import style from './account.module.css';

export interface ListSectionProps<Item> {
  title: string;
  items: readonly Item[];
  /** Whether their number stands beside the title. */
  counted?: boolean;
  /** What will be here, while there is nothing. */
  empty: ReactNode;
  /** How one of them looks. */
  children: (item: Item) => ReactNode;
}

/** One of the lists of a home, as cards below each other. */
export function ListSection<Item extends { id: number }>({
  title,
  items,
  counted = false,
  empty,
  children,
}: ListSectionProps<Item>) {
  return (
    <Section title={title} count={counted ? items.length : 0}>
      {items.length === 0 ? (
        empty
      ) : (
        <ul className={style.list}>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
