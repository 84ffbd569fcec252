import style from './money.module.css';

const exact = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
const whole = new Intl.NumberFormat('es-MX', {
  style: 'currency',
  currency: 'MXN',
  maximumFractionDigits: 0,
});

/** «$1,234.50»: for texts where the currency is plain, such as a button. MXN in, text out. */
export function pesos(mxn: number): string {
  return exact.format(mxn).replace('-', '−');
}

/** «$1,234» for prices that are whole pesos by nature («desde $350»). */
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

/** «$1,234.50 MXN», never broken over lines, digits of one width. */
export function Money({ mxn, bare = false, strong = false }: MoneyProps) {
  const Tag = strong ? 'strong' : 'span';
  return (
    <Tag className={style.money}>
      {pesos(mxn)}
      {!bare && ' MXN'}
    </Tag>
  );
}
