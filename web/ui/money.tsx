import style from './money.module.css';

const exact = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
const whole = new Intl.NumberFormat('es-MX', {
  style: 'currency',
  currency: 'MXN',
  maximumFractionDigits: 0,
});

/** MXN as «$1,234.50», for texts where the currency is clear, such as a button. */
export function pesos(mxn: number): string {
  return exact.format(mxn).replace('-', '−');
}

/** MXN as «$1,234», for prices in whole pesos («desde $350»). */
export function wholePesosText(mxn: number): string {
  return whole.format(mxn);
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
