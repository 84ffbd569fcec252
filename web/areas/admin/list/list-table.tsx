import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useIsTable } from '#web/ui/use-is-wide.ts';
import style from './list.module.css';

interface ListColumn {
  readonly label: string;
  /** Aligned to the end. */
  readonly number?: true;
  /** In a dense table; without one the column shares what is left. */
  readonly width?: string;
  /** The order that its heading chooses, and which way that goes. */
  readonly order?: readonly [name: string, way: 'ascending' | 'descending'];
}

interface ListTableProps {
  caption: string;
  columns: readonly (string | ListColumn)[];
  /** Another page is loading. */
  stale: boolean;
  /** One line for each row; columns that need a certain width say so. */
  dense?: boolean;
  /** The chosen order; a heading that has it already gives it up. */
  order?: string;
  onOrder?: (order: string) => void;
  /** Rows of <Cell>s. */
  children: ReactNode;
}

/** A table on a desktop, cards on a phone. */
export function ListTable(props: ListTableProps) {
  const { caption, stale, dense, order = '', onOrder, children } = props;
  const columns = props.columns.map((one) => (typeof one === 'string' ? { label: one } : one));
  return (
    <table className={style.table} data-dense={dense || undefined} aria-busy={stale || undefined}>
      <caption className="m-hidden">{caption}</caption>
      {dense && (
        <colgroup>
          {columns.map(({ label, width }: ListColumn) => (
            <col key={label} style={{ width }} />
          ))}
        </colgroup>
      )}
      <thead>
        <tr>
          {columns.map((column: ListColumn) => (
            <Heading key={column.label} column={column} chosen={order} onOrder={onOrder} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface HeadingProps {
  column: ListColumn;
  chosen: string;
  onOrder: ((order: string) => void) | undefined;
}

/** A column's name, which orders the list where it can; cards have no headings to press. */
function Heading({ column: { label, number, order }, chosen, onOrder }: HeadingProps) {
  const wide = useIsTable();
  const className = number && style.number;
  if (!order || !onOrder || !wide)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  const [name, way] = order;
  const sorted = chosen === name;
  const Arrow = sorted ? (way === 'ascending' ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  return (
    <th scope="col" className={className} aria-sort={sorted ? way : undefined}>
      <button type="button" className={style.sort} onClick={() => onOrder(sorted ? '' : name)}>
        {label}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
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
    <td
      data-label={label}
      className={kind && style[kind]}
      title={typeof children === 'string' ? children : undefined}
    >
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
