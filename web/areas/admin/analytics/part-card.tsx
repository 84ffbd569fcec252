import { Card } from '#web/ui/card.tsx';
import { BarChart } from '#web/ui/charts/bar-chart.tsx';
import { sumOf } from '#web/ui/charts/data.ts';
import { PieChart } from '#web/ui/charts/pie-chart.tsx';
import { StateMap } from '#web/ui/charts/state-map.tsx';
import style from './metrics.module.css';
import type { Part } from './report.ts';

/** One metric with its chart and its table. */
export function PartCard({ part }: { part: Part }) {
  const { drawn, note, end, ...data } = part;
  // Averages do not add up to a total.
  const shown = { ...data, total: part.format === undefined ? sumOf(part.data) : undefined };
  return (
    <Card>
      <section className={style.part} aria-label={part.title}>
        <h2 className={style.partTitle}>{part.title}</h2>
        {drawn === 'pie' && <PieChart {...shown} />}
        {drawn === 'bars' && <BarChart {...shown} end={end} />}
        {drawn === 'map' && <StateMap {...shown} />}
        {note !== undefined && <p className={style.note}>{note}</p>}
      </section>
    </Card>
  );
}
