import type { KeyboardEvent, ReactNode } from 'react';
import style from './list.module.css';

interface ListTableProps {
  caption: string;
  /** Headings; one with `number` stands at the end of its column. */
  columns: readonly (string | { label: string; number: true })[];
  /** Another page is on its way. */
  stale: boolean;
  /** Rows of <Cell>s. */
  children: ReactNode;
}

/** A table on a desktop, cards on a phone. */
export function ListTable({ caption, columns, stale, children }: ListTableProps) {
  return (
    <table className={style.table} aria-busy={stale || undefined}>
      <caption className="m-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) =>
            typeof column === 'string' ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <th key={column.label} scope="col" className={style.number}>
                {column.label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface CellProps {
  /** The heading of its column, which a phone writes beside it. */
  label: string;
  /** `number` stands at the end, `long` may break anywhere (an e-mail). */
  kind?: 'number' | 'long';
  children: ReactNode;
}

export function Cell({ label, kind, children }: CellProps) {
  return (
    <td data-label={label} className={kind && style[kind]}>
      {children}
    </td>
  );
}

/** Words of people, of any length; a phone writes them below their heading, as much as a glance takes. */
export function TextCell({ label, children }: Pick<CellProps, 'label' | 'children'>) {
  return (
    <td data-label={label} className={`${style.text} ${style.long}`}>
      <div>{children}</div>
    </td>
  );
}

/** What a row of this kind does not have; a phone leaves it out. */
export function NoCell() {
  return (
    <td className={style.none}>
      <span aria-hidden>–</span>
      <span className="m-hidden">No aplica</span>
    </td>
  );
}

/** The first cell, whose one link is the whole row's; `moveFocus` on it lets arrows go up and down. */
export function TitleCell({ children }: { children: ReactNode }) {
  return (
    <td className={style.person}>
      <div>{children}</div>
    </td>
  );
}

/** Buttons of the row, above the link that covers it. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return (
    <td className={style.actions}>
      <div>{children}</div>
    </td>
  );
}

/** For the links of title cells: the arrow keys go from row to row. */
export function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...(event.currentTarget.closest('tbody')?.querySelectorAll('a[data-row]') ?? [])];
  const next = links[links.indexOf(event.currentTarget) + step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
