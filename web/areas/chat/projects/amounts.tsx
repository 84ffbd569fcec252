import { Money } from '#web/ui/money.tsx';
import style from './amounts.module.css';

export interface Amount {
  label: string;
  /** MXN; null while unknown: then it is not shown. */
  mxn: number | null;
  strong?: boolean;
}

/** Labels on the left, amounts on the right. */
export function Amounts({ rows }: { rows: readonly Amount[] }) {
  const known = rows.filter(({ mxn }) => mxn !== null);
  if (known.length === 0) return null;
  return (
    <dl className={style.amounts}>
      {known.map(({ label, mxn, strong = false }, index) => (
        <div key={`${index} ${label}`} data-strong={strong || undefined}>
          <dt>{label}</dt>
          <dd>{mxn !== null && <Money mxn={mxn} />}</dd>
        </div>
      ))}
    </dl>
  );
}
