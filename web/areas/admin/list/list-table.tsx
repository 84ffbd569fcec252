import type { KeyboardEvent, ReactNode } from 'react';
import style from './list.module.css';

interface ListTableProps {
  caption: string;
  /** Headings; one with `number` is aligned to the end. */
  columns: readonly (string | { label: string; number: true })[];
  /** Another page is loading. */
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
  /** The column's heading, which a phone shows beside the value. */
  label: string;
  /** `number` is aligned to the end, `long` may wrap anywhere (an e-mail), `short` is a word or two on one line. */
  kind?: 'number' | 'long' | 'short';
  children: ReactNode;
}

export function Cell({ label, kind, children }: CellProps) {
  return (
    <td data-label={label} className={kind && style[kind]}>
      {children}
    </td>
  );
}

/** Free text of any length; a phone shows it shortened, below its heading. */
export function TextCell({ label, children }: Pick<CellProps, 'label' | 'children'>) {
  return (
    <td data-label={label} className={`${style.text} ${style.long}`}>
      <div>{children}</div>
    </td>
  );
}

/** A cell that does not apply to the row, or has nothing in it, aligned as its column; hidden on a phone. */
export function NoCell({ kind, said = 'No aplica' }: Pick<CellProps, 'kind'> & { said?: string }) {
  return (
    <td className={`${style.none} ${kind ? style[kind] : ''}`}>
      <span aria-hidden>–</span>
      <span className="m-hidden">{said}</span>
    </td>
  );
}

/** The first cell; its link covers the whole row. Give the link `moveFocus` for the arrow keys. */
export function TitleCell({ children }: { children: ReactNode }) {
  return (
    <td className={style.person}>
      <div>{children}</div>
    </td>
  );
}

/** The row's buttons, above the link that covers the row. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return (
    <td className={style.actions}>
      <div>{children}</div>
    </td>
  );
}

/** Key handler of the title cells' links: the arrow keys move between rows. */
export function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const offset = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!offset) return;
  const links = [...(event.currentTarget.closest('tbody')?.querySelectorAll('a[data-row]') ?? [])];
  const next = links[links.indexOf(event.currentTarget) + offset];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
