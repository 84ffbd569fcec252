import { formatPesos } from '#lib/numbers.ts';
import style from './money.module.css';

/** MXN as «$1,234.50», for texts where the currency is clear, such as a button. */
export function pesos(mxn: number): string {
  return formatPesos(mxn).replace('-', '−');
}

/** MXN as «$1,234», for prices in whole pesos («desde $350»). */
export function wholePesosText(mxn: number): string {
  return formatPesos(mxn, 0);
}

export interface MoneyProps {
  /** In MXN, as on the wire. */
  mxn: number;
  /** Without «MXN», in columns and beside other amounts. */
  bare?: boolean;
  strong?: boolean;
}

/** «$1,234.50 MXN» on one line, in tabular figures. */
export function Money({ mxn, bare = false, strong = false }: MoneyProps) {
  const Tag = strong ? 'strong' : 'span';
  return (
    <Tag className={style.money}>
      {pesos(mxn)}
      {!bare && ' MXN'}
    </Tag>
  );
}
