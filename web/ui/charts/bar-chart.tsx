import { lazy } from 'react';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import style from './charts.module.css';
import { formatValue, sentenceOf } from './data.ts';

const BarDrawing = lazy(() => import('./bar-drawing.tsx'));

interface BarChartProps extends ChartProps {
  /** How many rows are drawn; the table lists all. */
  top?: number;
  /** The rows are periods in their order: those drawn are the last ones. */
  periods?: boolean;
  /** The most that a value can be, such as five stars: the scale ends there. */
  end?: number | undefined;
}

/** Bars in the given order, 40 px a row and 50 px for the scale (2 §2). */
export function BarChart({ top = 10, periods = false, end, ...props }: BarChartProps) {
  const { title, data, format = formatValue } = props;
  const rows = periods ? data.slice(-top) : data.slice(0, top);
  const height = rows.length * 40 + 50;
  const more = data.length - rows.length;
  return (
    <ChartFrame {...props} height={height}>
      <div role="img" aria-label={sentenceOf(title, rows, { format })} style={{ height }}>
        <BarDrawing rows={rows} height={height} format={format} end={end} />
      </div>
      {more > 0 && <p className={style.note}>{restWords(more, periods)}</p>}
    </ChartFrame>
  );
}

/** Where the rows are that are not drawn. */
const restWords = (more: number, periods: boolean): string =>
  `Hay ${formatValue(more)} ${periods ? (more === 1 ? 'anterior' : 'anteriores') : 'más'} en la tabla.`;
