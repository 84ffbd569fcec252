import { changeOf } from '#domain/analytics/analytics.ts';
import { formatValue, formatShare } from '#web/ui/charts/data.ts';
import style from './metrics.module.css';
import type { Total } from './report.ts';

/** The totals of a report, each compared with the period before. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <dl className={style.totals}>
      {totals.map(({ label, value, before, format = formatValue }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{format(value)}</dd>
          <dd className={style.change}>{changeWords(value, before)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** «+12 % vs. periodo anterior». */
function changeWords(value: number, before: number): string {
  const change = changeOf(value, before);
  if (change === null) return 'Periodo anterior: sin datos';
  if (value === before) return 'Igual que el periodo anterior';
  return `${change > 0 ? '+' : '−'}${formatShare(Math.abs(change))} vs. periodo anterior`;
}
