import style from './charts.module.css';
import { type Datum, type Format, formatValue, formatShare } from './data.ts';

export interface ChartTableProps {
  caption: string;
  data: readonly Datum[];
  /** Headers of the two columns: «Estado», «Cuentas». */
  columns: readonly [label: string, value: string];
  format?: Format | undefined;
  /** Adds a column with each part's share of this sum. */
  total?: number | undefined;
}

/** The data of a chart as a table; a long one scrolls. */
export function ChartTable({
  caption,
  data,
  columns,
  format = formatValue,
  total,
}: ChartTableProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={style.scroll} role="group" aria-label={caption} tabIndex={0}>
      <table className={style.table}>
        <caption className="m-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
            {total !== undefined && <th scope="col">Parte</th>}
          </tr>
        </thead>
        <tbody>
          {data.map(({ label, value, detail }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {detail !== undefined && <span className={style.detail}>{detail}</span>}
              </th>
              <td>{format(value)}</td>
              {total !== undefined && <td>{formatShare(value / total)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
